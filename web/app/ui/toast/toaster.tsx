import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { rememberLastPressed } from "./scroll-from-behind.ts";
import { ToastCard } from "./toast-card.tsx";
import { useShownToast } from "./toast-store.ts";

export function Toaster() {
  const { t } = useTranslation("common");
  const toast = useShownToast();
  useEffect(rememberLastPressed, []);
  return (
    <section
      aria-label={t("toast.region")}
      // Above dialogs, and outside the part of the page that they make inert. On phones it takes room at the end of the page,
      // so that what it covers can be scrolled out from under it. A dialog's buttons are at its bottom and in its top right
      // corner: over one, toasts are below the heading on phones, and top left on wider screens.
      className={classes(
        "pointer-events-none bottom-24 z-60 max-md:sticky max-md:mx-4 max-md:has-data-toast:safe-bottom md:fixed md:right-6 md:bottom-6 md:w-96",
        // The room that the bottom bar takes where there is one.
        "max-md:has-data-toast:mb-24 max-md:in-[:has([data-bottom-bar])]:mb-0!",
        "max-md:in-[:has([role=dialog])]:fixed max-md:in-[:has([role=dialog])]:inset-x-4 max-md:in-[:has([role=dialog])]:top-18 in-[:has([role=dialog])]:bottom-auto max-md:in-[:has([role=dialog])]:mx-0!",
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
