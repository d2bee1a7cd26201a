/** web/app/i18n: numbers, units and dates as each language writes them. */
import type { Language } from "#domain/people/language.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(language, options);
  numberFormats.set(key, created);
  return created;
}

export function formatNumber(language: Language, value: number, decimals = 0): string {
  return numberFormat(language, { maximumFractionDigits: decimals, useGrouping: true }).format(value);
}

/** `percent` is 0 to 100 and more. */
export function formatPercent(language: Language, percent: number): string {
  return numberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(percent / 100);
}

export function formatGrams(language: Language, grams: number, decimals = 0): string {
  return numberFormat(language, { style: "unit", unit: "gram", maximumFractionDigits: decimals }).format(
    grams,
  );
}

/** No Intl unit exists for kcal; the sign is the same in all three languages. */
export function formatKcal(language: Language, kcal: number): string {
  return `${formatNumber(language, Math.round(kcal))}\u00a0kcal`;
}

/** A micronutrient's amount in its own unit, to two decimals (spec section 5). */
export function formatAmount(language: Language, amount: number, unit: "g" | "mg" | "µg"): string {
  return `${formatNumber(language, amount, 2)}\u00a0${unit}`;
}

export function formatTime(language: Language, instant: Date): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(instant);
}

/** "Fat and Fiber", as the language joins words. */
export function formatList(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

/** `day` is YYYY-MM-DD and means that day wherever the reader is. */
export function formatDay(language: Language, day: string, options?: Intl.DateTimeFormatOptions): string {
  const shown = options ?? { weekday: "long", day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language, { ...shown, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
