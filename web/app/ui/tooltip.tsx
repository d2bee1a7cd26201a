// Shown on hover and focus; never the only place for something that matters.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

const delayMs = 700;
/** For this long after a tooltip has closed, the next one opens without delay. */
const skipDelayMs = 300;

let lastClosedAtMs = Number.NEGATIVE_INFINITY;

/** Attributes for the explained control. */
export interface TooltipTrigger {
  readonly "aria-describedby": string | undefined;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface TooltipProps {
  readonly text: string;
  readonly children: (trigger: TooltipTrigger) => ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    const wasJustClosed = performance.now() - lastClosedAtMs < skipDelayMs;
    timer.current = setTimeout(() => setIsOpen(true), wasJustClosed ? 0 : delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAtMs = performance.now();
    setIsOpen(false);
  };
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  return (
    <span className="relative inline-flex">
      {children({
        "aria-describedby": isOpen ? id : undefined,
        onPointerEnter: open,
        onPointerLeave: close,
        onPointerDown: close,
        onFocus: open,
        onBlur: close,
        onKeyDown: closeByEscape,
      })}
      {isOpen && (
        <span
          id={id}
          role="tooltip"
          className="pointer-events-none absolute top-full left-1/2 z-50 mt-2 w-max max-w-64 -translate-x-1/2 animate-fade-in rounded-md bg-tip px-3 py-2 text-sm text-white shadow-raised"
        >
          {text}
        </span>
      )}
    </span>
  );
}
