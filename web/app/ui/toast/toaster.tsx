import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ToastCard } from "./toast-card.tsx";
import { onToastChange, shownToast } from "./toast-store.ts";

const noToast = () => undefined;

export function Toaster() {
  const { t } = useTranslation("common");
  const toast = useSyncExternalStore(onToastChange, shownToast, noToast);
  return (
    <section
      aria-label={t("toast.region")}
      // Above dialogs, and outside the part of the page that they make inert.
      className="safe-bottom pointer-events-none fixed inset-x-4 bottom-24 z-60 md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
    >
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <ol aria-live={toast?.variant === "destructive" ? "assertive" : "polite"} aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </ol>
    </section>
  );
}
