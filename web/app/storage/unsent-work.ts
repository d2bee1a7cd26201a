// Typed but unsent values, stored for their owner until they expire.
import { nowMs } from "../time/clock.ts";
import { type ItemAddress, readItem, removeItem, writeItem } from "./stored-items.ts";

/** The lifetime of an unused session on the server. */
const unsentWorkMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

export function saveUnsent(address: ItemAddress, value: unknown): void {
  writeItem(address, JSON.stringify({ keptAtMs: nowMs(), value }));
}

export function loadUnsent(address: ItemAddress): unknown {
  const text = readItem(address);
  if (text === null) return undefined;
  const stored = parseStored(text);
  if (stored && nowMs() - stored.keptAtMs < unsentWorkMaxAgeMs) return stored.value;
  removeItem(address);
  return undefined;
}

function parseStored(text: string): { readonly keptAtMs: number; readonly value: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    const { keptAtMs, value } = stored as Record<string, unknown>;
    return typeof keptAtMs === "number" ? { keptAtMs, value } : undefined;
  } catch {
    return undefined;
  }
}
