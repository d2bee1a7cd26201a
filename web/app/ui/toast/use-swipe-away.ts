/** web/app/ui/toast: a swipe to the right sends a toast away (spec section 9: 50 px); a shorter one lets it slide back. */
import { type PointerEvent, useState } from "react";

const swipeThresholdPx = 50;

export function useSwipeAway(onSwipe: () => void) {
  const [startX, setStartX] = useState<number>();
  const [offsetPx, setOffsetPx] = useState(0);

  const follow = ({ clientX }: PointerEvent) => {
    if (startX !== undefined) setOffsetPx(Math.max(0, clientX - startX));
  };
  const letGo = () => {
    if (offsetPx >= swipeThresholdPx) onSwipe();
    else setOffsetPx(0);
    setStartX(undefined);
  };
  return {
    offsetPx,
    isSwiping: startX !== undefined,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => setStartX(clientX),
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
