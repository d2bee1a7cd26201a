import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { ToastCard } from "./toast-card.tsx";
import { onToastChange, shownToast } from "./toast-store.ts";

const noToast = () => undefined;

export function Toaster() {
  const { t } = useTranslation("common");
  const toast = useSyncExternalStore(onToastChange, shownToast, noToast);
  return (
    <section
      aria-label={t("toast.region")}
      // Above dialogs, and outside the part of the page that they make inert. A dialog's buttons are at its bottom and in its
      // top right corner: over one, toasts are below the heading on phones, and top left on wider screens.
      className={classes(
        "safe-bottom pointer-events-none fixed inset-x-4 bottom-24 z-60 md:inset-x-auto md:right-6 md:bottom-6 md:w-96",
        "in-[:has([role=dialog])]:top-18 in-[:has([role=dialog])]:bottom-auto",
        "md:in-[:has([role=dialog])]:top-6 md:in-[:has([role=dialog])]:right-auto md:in-[:has([role=dialog])]:left-6",
      )}
    >
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <ol aria-live={toast?.variant === "destructive" ? "assertive" : "polite"} aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </ol>
    </section>
  );
}
