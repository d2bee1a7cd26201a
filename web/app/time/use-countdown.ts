/** web/app/time: the time until an instant, second by second. */
import { useEffect, useState } from "react";
import { clockCountdown } from "#domain/scanning/countdown.ts";
import { nowMs } from "./clock.ts";

const tickMs = 1000;

/** `HH:MM:SS` until the instant; null once it has passed, or where none is known. */
export function useCountdown(resetTime: string | null): string | null {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (resetTime === null) return null;
  const remainingMs = Date.parse(resetTime) - now;
  return remainingMs > 0 ? clockCountdown(remainingMs) : null;
}
