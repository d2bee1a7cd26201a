import { useEffect, useState } from "react";
import { clockCountdown, shortCountdown } from "#domain/scan/countdown.ts";
import { nowMs } from "./clock.ts";

const tickMs = 1000;

/** `HH:MM:SS` until the instant; null if it has passed or is unknown. */
export function useCountdown(instant: string | null): string | null {
  const remainingMs = useRemainingMs(instant);
  return remainingMs > 0 ? clockCountdown(remainingMs) : null;
}

/** `Xh Ym`, `Ym Zs` or `Zs` until the instant; null if it has passed or is unknown. */
export function useShortCountdown(instant: string | null): string | null {
  return shortCountdown(useRemainingMs(instant));
}

function useRemainingMs(instant: string | null): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return instant === null ? 0 : Date.parse(instant) - now;
}
