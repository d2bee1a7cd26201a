import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { CloseIcon } from "../icons/action-icons.tsx";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "../icons/status-icons.tsx";
import { dismissToast, type ShownToast, type ToastVariant } from "./toast-store.ts";
import { uncoverChanged } from "./uncover-changed.ts";
import { useSwipeAway } from "./use-swipe-away.ts";
import { useToastTimer } from "./use-toast-timer.ts";

const variants: Record<ToastVariant, { readonly tone: string; readonly ToneIcon: typeof AlertIcon }> = {
  default: { tone: "text-basil-600", ToneIcon: InfoIcon },
  destructive: { tone: "text-danger", ToneIcon: AlertIcon },
  success: { tone: "text-success", ToneIcon: CheckCircleIcon },
  warning: { tone: "text-warning", ToneIcon: AlertIcon },
  info: { tone: "text-info", ToneIcon: InfoIcon },
};

/** The duration of `animate-toast-away`. */
const swipedAwayMs = 160;

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation("common");
  const [isSwipedAway, setIsSwipedAway] = useState(false);
  const dismiss = useCallback(() => dismissToast(toast.id), [toast.id]);
  const timer = useToastTimer(dismiss);
  const swipe = useSwipeAway(() => {
    setIsSwipedAway(true);
    setTimeout(dismiss, swipedAwayMs);
  });
  const card = useRef<HTMLLIElement>(null);
  const [loweredPx, setLoweredPx] = useState(0);
  useLayoutEffect(() => {
    // The list around it does not move in, as the card does.
    if (card.current?.parentElement) setLoweredPx(uncoverChanged(card.current.parentElement));
  }, []);
  const { tone, ToneIcon } = variants[toast.variant ?? "default"];
  return (
    <li
      {...swipe.handlers}
      ref={card}
      data-toast
      onPointerEnter={() => timer.pause("pointer")}
      onPointerLeave={() => timer.resume("pointer")}
      onFocus={() => timer.pause("focus")}
      onBlur={() => timer.resume("focus")}
      style={{
        ...(loweredPx > 0 && { marginTop: loweredPx }),
        ...(swipe.offsetPx > 0 && { transform: `translateX(${swipe.offsetPx}px)` }),
      }}
      className={classes(
        "@container pointer-events-auto touch-pan-y rounded-lg border border-line bg-card p-4 shadow-raised",
        isSwipedAway ? "animate-toast-away" : "animate-toast-in",
        !swipe.isSwiping && "transition-transform",
      )}
    >
      {/* Large text has the whole width below the title. */}
      <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5">
        <ToneIcon className={classes("mt-0.5 size-5", tone)} />
        <p className="min-w-0 font-semibold">{toast.title}</p>
        <button
          type="button"
          aria-label={t("action.close")}
          onClick={dismiss}
          className="-mt-2 -mr-2 -mb-4 grid size-10 place-items-center rounded-full text-ink-muted hover:bg-oat hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
        {(toast.description || toast.action) && (
          <div className="col-start-2 col-end-4 grid min-w-0 gap-0.5 pr-6 @max-[18rem]:col-start-1 @max-[18rem]:pr-0">
            {toast.description && <p className="text-[0.9375rem] text-ink-muted">{toast.description}</p>}
            {toast.action && <ToastAction action={toast.action} onDone={dismiss} />}
          </div>
        )}
      </div>
    </li>
  );
}

function ToastAction({ action, onDone }: { action: NonNullable<ShownToast["action"]>; onDone: () => void }) {
  return (
    <button
      type="button"
      onClick={() => {
        onDone();
        action.onSelect();
      }}
      className="mt-2 min-h-9 justify-self-start rounded-full bg-basil-100 px-4 text-sm font-semibold text-basil-800 hover:bg-basil-200"
    >
      {action.label}
    </button>
  );
}
