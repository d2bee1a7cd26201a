import { useCallback, useEffect, useRef } from "react";

const usualMs = 5000;

/** While any of these lasts, the toast stays: the pointer is over it, or it has the focus. */
type PauseReason = "pointer" | "focus";

export function useToastTimer(onEnd: () => void, durationMs = usualMs) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remainingMs = useRef(durationMs);
  const startedAtMs = useRef(0);
  const reasons = useRef(new Set<PauseReason>());

  const start = useCallback(() => {
    clearTimeout(timer.current);
    startedAtMs.current = Date.now();
    timer.current = setTimeout(onEnd, remainingMs.current);
  }, [onEnd]);
  const pause = useCallback((reason: PauseReason) => {
    // Only the first reason stops the clock: a second one must not subtract the elapsed time again.
    if (reasons.current.size === 0) {
      clearTimeout(timer.current);
      remainingMs.current -= Date.now() - startedAtMs.current;
    }
    reasons.current.add(reason);
  }, []);
  const resume = useCallback(
    (reason: PauseReason) => {
      if (reasons.current.delete(reason) && reasons.current.size === 0) start();
    },
    [start],
  );

  useEffect(() => {
    start();
    return () => clearTimeout(timer.current);
  }, [start]);
  return { pause, resume };
}
