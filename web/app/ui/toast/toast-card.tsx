import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../classes.ts";
import { CloseIcon } from "../icons/action-icons.tsx";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "../icons/status-icons.tsx";
import { scrollFromBehindToast, scrollMealFromBehindToast } from "./scroll-from-behind.ts";
import { dismissToast, type ShownToast, type ToastVariant } from "./toast-store.ts";
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
    const place = card.current?.parentElement;
    if (!place) return;
    setLoweredPx(scrollFromBehindToast(place));
    return toast.about === undefined ? undefined : scrollMealFromBehindToast(place, toast.about);
  }, [toast.about]);
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
        "@container pointer-events-auto touch-pan-y rounded-lg border border-line bg-card px-4 py-2.5 shadow-raised",
        isSwipedAway ? "animate-toast-away" : "animate-toast-in",
        !swipe.isSwiping && "transition-transform",
      )}
    >
      {/* One line where it fits: a low toast covers little. Large text has what one can do below. */}
      <div className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-2.5">
        <ToneIcon className={classes("size-5 @max-[20rem]:hidden", tone)} />
        <div className="min-w-0 text-[0.9375rem] leading-snug @max-[20rem]:col-span-3 @max-[20rem]:text-sm">
          <p className="font-semibold">{toast.title}</p>
          {toast.description && (
            <p className={classes("text-ink-muted", toast.action && "@max-[20rem]:sr-only")}>
              {toast.description}
            </p>
          )}
        </div>
        {toast.action && <ToastAction action={toast.action} onDone={dismiss} />}
        <button
          type="button"
          aria-label={t("action.close")}
          onClick={dismiss}
          className="col-start-4 row-start-1 -mx-2 grid size-10 place-items-center self-start rounded-full text-ink-muted hover:bg-oat hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
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
      className="min-h-9 justify-self-start rounded-full @max-[20rem]:col-span-full @max-[20rem]:row-start-2 @max-[20rem]:mt-2 bg-basil-100 px-3 text-sm font-semibold text-basil-800 hover:bg-basil-200"
    >
      {action.label}
    </button>
  );
}
