/** web/features/plans/thank-you: counts down from five (spec section 9), unless told to stay. */
import { useEffect, useEffectEvent, useState } from "react";

const secondMs = 1000;
const countdownSeconds = 5;

export function useSecondsLeft(isCounting: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(countdownSeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isCounting) return;
    if (left === 0) return end();
    const timer = setTimeout(() => setLeft(left - 1), secondMs);
    return () => clearTimeout(timer);
  }, [isCounting, left]);
  return left;
}
