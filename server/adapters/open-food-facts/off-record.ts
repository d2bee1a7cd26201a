/** A product as Open Food Facts' dump and API have it: fields come and go, and numbers may be strings. */
export type OffRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is OffRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** null for nothing, for words, and for what is negative or beyond `max`. */
export function numberIn(value: unknown, max: number): number | null {
  const text = textOf(value).trim().replace(",", ".");
  if (!/^\d+(\.\d*)?(e-?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return number <= max ? number : null;
}

export function positive(number: number | null): number | null {
  return number === null || number <= 0 ? null : number;
}

export function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
