/** web/app/time: what time it is. This file: where the device's clock is far off, the server's is believed. */

/** Less than this apart, the device's own clock is good enough. */
const toleratedMs = 5 * 60 * 1000;

let offsetMs = 0;
const listeners = new Set<() => void>();

export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** Told when the device's clock turns out to be wrong, or right again. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `dateHeader` is the `Date` of an answer that came just now; never of one that a cache kept. */
export function noteServerTime(dateHeader: string | null): void {
  const serverMs = Date.parse(dateHeader ?? "");
  if (Number.isNaN(serverMs)) return;
  const apartMs = serverMs - Date.now();
  const believedMs = Math.abs(apartMs) > toleratedMs ? apartMs : 0;
  // The header counts in seconds: small changes are its own, not the clock's.
  if (Math.abs(believedMs - offsetMs) <= toleratedMs) return;
  offsetMs = believedMs;
  for (const listener of listeners) listener();
}
