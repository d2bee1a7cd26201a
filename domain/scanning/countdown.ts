/** domain/scanning: how the wait for new scans is written (spec section 4). Digits and unit letters only, alike in all languages. */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

function partsOf(remainingMs: number) {
  const left = Math.max(0, remainingMs);
  return {
    hours: Math.floor(left / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    seconds: Math.floor((left % minuteMs) / secondMs),
  };
}

/** `HH:MM:SS`, `00:00:00` once the time has passed. */
export function clockCountdown(remainingMs: number): string {
  const { hours, minutes, seconds } = partsOf(remainingMs);
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":");
}

/** `Xh Ym`, `Ym Zs` or `Zs`; null once the time has passed (the page then says that it is resetting). */
export function shortCountdown(remainingMs: number): string | null {
  if (remainingMs <= 0) return null;
  const { hours, minutes, seconds } = partsOf(remainingMs);
  if (hours > 0) return `${hours}h ${minutes}m`;
  return minutes > 0 ? `${minutes}m ${seconds}s` : `${seconds}s`;
}
