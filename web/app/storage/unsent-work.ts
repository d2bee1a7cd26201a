// What was typed and not sent yet waits for its owner for a while, then goes.
import { nowMs } from "../time/clock.ts";
import { type ItemAddress, readItem, removeItem, writeItem } from "./stored-items.ts";

/** As long as an unused session lives on the server: after that nobody has come back for it. */
export const unsentWorkMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

export function saveUnsent(address: ItemAddress, value: unknown): void {
  writeItem(address, JSON.stringify({ keptAtMs: nowMs(), value }));
}

export function loadUnsent(address: ItemAddress): unknown {
  const text = readItem(address);
  if (text === null) return undefined;
  const kept = parseStored(text);
  if (kept && nowMs() - kept.keptAtMs < unsentWorkMaxAgeMs) return kept.value;
  removeItem(address);
  return undefined;
}

function parseStored(text: string): { readonly keptAtMs: number; readonly value: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return undefined;
    const { keptAtMs, value } = kept as Record<string, unknown>;
    return typeof keptAtMs === "number" ? { keptAtMs, value } : undefined;
  } catch {
    return undefined;
  }
}
