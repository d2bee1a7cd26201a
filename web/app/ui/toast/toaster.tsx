/** web/app/ui/toast: shows one toast at a time, for five seconds; a swipe to the right sends it away. */
import { Toast as RadixToast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { CloseIcon } from "../icons/action-icons.tsx";
import { AlertIcon, CheckCircleIcon, InfoIcon, SparkleIcon } from "../icons/status-icons.tsx";
import {
  dismissToast,
  onToastChange,
  type ShownToast,
  shownToast,
  type ToastVariant,
} from "./toast-store.ts";

const durationMs = 5000;
const swipeThresholdPx = 50;

const looks: Record<ToastVariant, { readonly tone: string; readonly ToneIcon: typeof AlertIcon }> = {
  default: { tone: "text-basil-600", ToneIcon: InfoIcon },
  destructive: { tone: "text-danger", ToneIcon: AlertIcon },
  success: { tone: "text-success", ToneIcon: CheckCircleIcon },
  warning: { tone: "text-warning", ToneIcon: AlertIcon },
  info: { tone: "text-info", ToneIcon: InfoIcon },
  comingSoon: { tone: "text-carbs", ToneIcon: SparkleIcon },
};

const nothing = () => undefined;

export function Toaster() {
  const { t } = useTranslation("common");
  const toast = useSyncExternalStore(onToastChange, shownToast, nothing);
  return (
    <RadixToast.Provider
      label={t("toast.notification")}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <RadixToast.Viewport
        label={t("toast.region")}
        className="safe-bottom pointer-events-none fixed inset-x-4 bottom-24 z-60 grid outline-none md:inset-x-auto md:right-6 md:bottom-6 md:w-96"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation("common");
  const { tone, ToneIcon } = looks[toast.variant ?? "default"];
  return (
    <RadixToast.Root
      type={toast.variant === "destructive" ? "foreground" : "background"}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      className={classes(
        "pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-card p-4 shadow-raised",
        "data-[state=open]:animate-toast-in data-[swipe=end]:animate-toast-away",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
      )}
    >
      <ToneIcon className={classes("mt-0.5 size-5 shrink-0", tone)} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="text-[0.9375rem] text-ink-muted">
            {toast.description}
          </RadixToast.Description>
        )}
        {toast.action && (
          <RadixToast.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className="mt-2 min-h-9 justify-self-start rounded-full bg-basil-100 px-4 text-sm font-semibold text-basil-800 hover:bg-basil-200"
          >
            {toast.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={t("action.close")}
        className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-oat hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
