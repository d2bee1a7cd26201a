// The timer pauses while someone points at the toast or focuses it.
import { useCallback, useEffect, useRef } from "react";

const durationMs = 5000;

export function useToastTimer(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remainingMs = useRef(durationMs);
  const startedAtMs = useRef(0);

  const resume = useCallback(() => {
    clearTimeout(timer.current);
    startedAtMs.current = Date.now();
    timer.current = setTimeout(onEnd, remainingMs.current);
  }, [onEnd]);
  const pause = useCallback(() => {
    clearTimeout(timer.current);
    remainingMs.current -= Date.now() - startedAtMs.current;
  }, []);

  useEffect(() => {
    resume();
    return () => clearTimeout(timer.current);
  }, [resume]);
  return { pause, resume };
}
