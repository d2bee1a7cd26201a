import { type PointerEvent, useState } from "react";

const swipeThresholdPx = 50;

export function useSwipeAway(onSwipe: () => void) {
  const [startX, setStartX] = useState<number>();
  const [offsetPx, setOffsetPx] = useState(0);

  const moveTo = ({ clientX }: PointerEvent) => {
    if (startX !== undefined) setOffsetPx(Math.max(0, clientX - startX));
  };
  const endSwipe = () => {
    if (offsetPx >= swipeThresholdPx) onSwipe();
    else setOffsetPx(0);
    setStartX(undefined);
  };
  return {
    offsetPx,
    isSwiping: startX !== undefined,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => setStartX(clientX),
      onPointerMove: moveTo,
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}
