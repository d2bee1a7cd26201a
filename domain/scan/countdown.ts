// Digits and unit letters only, so the text is the same in every language.
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

function splitDuration(remainingMs: number) {
  const clamped = Math.max(0, remainingMs);
  return {
    hours: Math.floor(clamped / hourMs),
    minutes: Math.floor((clamped % hourMs) / minuteMs),
    seconds: Math.floor((clamped % minuteMs) / secondMs),
  };
}

/** `HH:MM:SS`; `00:00:00` once the time has passed. */
export function clockCountdown(remainingMs: number): string {
  const { hours, minutes, seconds } = splitDuration(remainingMs);
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":");
}

/** `Xh Ym`, `Ym Zs` or `Zs`; null once the time has passed (the page then shows that the scans are being reset). */
export function shortCountdown(remainingMs: number): string | null {
  if (remainingMs <= 0) return null;
  const { hours, minutes, seconds } = splitDuration(remainingMs);
  if (hours > 0) return `${hours}h ${minutes}m`;
  return minutes > 0 ? `${minutes}m ${seconds}s` : `${seconds}s`;
}
