import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Further than a finger wanders while it taps. */
const slackPx = 10;
/** Let go beyond it, the row's action is done. */
export const swipePx = 80;
const longPressMs = 500;

interface RowGestures {
  readonly onSwipeLeft: () => void;
  readonly onSwipeRight: () => void;
  readonly onLongPress: () => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What fingers do on a row. Each has a button as well; a mouse has only those. */
export function useRowGestures({ onSwipeLeft, onSwipeRight, onLongPress }: RowGestures) {
  const [offsetPx, setOffsetPx] = useState(0);
  const { press, isSpent, pressLong, endPress, ...clicks } = usePress(() => setOffsetPx(0), onLongPress);
  const begin = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    isSpent.current = false;
    if (pointerType !== "mouse") press.current = { x, y, timer: setTimeout(pressLong, longPressMs) };
  };
  const move = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (!press.current) return;
    const [alongX, alongY] = [clientX - press.current.x, clientY - press.current.y];
    if (Math.max(Math.abs(alongX), Math.abs(alongY)) < slackPx) return;
    clearTimeout(press.current.timer);
    if (offsetPx === 0 && Math.abs(alongX) <= Math.abs(alongY)) return endPress();
    isSpent.current = true;
    currentTarget.setPointerCapture?.(pointerId);
    setOffsetPx(alongX);
  };
  const end = () => {
    const swiped = offsetPx;
    endPress();
    if (swiped <= -swipePx) onSwipeLeft();
    if (swiped >= swipePx) onSwipeRight();
  };
  const pointer = { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: endPress };
  return { offsetPx, handlers: { ...pointer, ...clicks } };
}

/** A finger that is down, until it has moved, been lifted or stayed long enough. */
function usePress(onEnd: () => void, onLongPress: () => void) {
  const press = useRef<Press>(undefined);
  /** The gesture is over, and the click that ends it is none. */
  const isSpent = useRef(false);
  const endPress = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
    onEnd();
  };
  const pressLong = () => {
    if (!press.current) return;
    endPress();
    isSpent.current = true;
    onLongPress();
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const onClickCapture = (event: MouseEvent) => {
    if (isSpent.current) event.stopPropagation();
    isSpent.current = false;
  };
  // Some browsers take a long press for the wish to open a menu.
  const onContextMenu = (event: MouseEvent) => {
    if (!press.current && !isSpent.current) return;
    event.preventDefault();
    pressLong();
  };
  return { press, isSpent, pressLong, endPress, onClickCapture, onContextMenu };
}
