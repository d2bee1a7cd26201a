// The current time. Where the device's clock is far off, the server's is used.

/** Within this difference from the server, the device's clock is used. */
const toleranceMs = 5 * 60 * 1000;

let offsetMs = 0;
const listeners = new Set<() => void>();

export function nowMs(): number {
  return Date.now() + offsetMs;
}

/** Called when the device's clock turns out to be wrong, or correct again. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `dateHeader` is the `Date` header of an answer that came just now, not from a cache. */
export function noteServerTime(dateHeader: string | null): void {
  const serverMs = Date.parse(dateHeader ?? "");
  if (Number.isNaN(serverMs)) return;
  const differenceMs = serverMs - Date.now();
  const newOffsetMs = Math.abs(differenceMs) > toleranceMs ? differenceMs : 0;
  // The header has a resolution of a second and arrives late: small changes are noise.
  if (Math.abs(newOffsetMs - offsetMs) <= toleranceMs) return;
  offsetMs = newOffsetMs;
  for (const listener of listeners) listener();
}
