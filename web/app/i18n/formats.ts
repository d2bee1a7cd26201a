import type { Language } from "#domain/people/language.ts";

export interface Formats {
  readonly number: (value: number, decimals?: number) => string;
  /** `percent` is 0 to 100 and more. */
  readonly percent: (percent: number) => string;
  readonly grams: (grams: number, decimals?: number) => string;
  readonly kcal: (kcal: number) => string;
  /** A micronutrient or macronutrient in its own unit, to two decimals. */
  readonly amount: (amount: number, unit: "g" | "mg" | "µg") => string;
  /** "Fat and Fiber", as the language joins words. */
  readonly list: (items: readonly string[]) => string;
  /** `day` is YYYY-MM-DD and means that day wherever the reader is. */
  readonly day: (day: string, options?: Intl.DateTimeFormatOptions) => string;
}

const noBreakSpace = "\u00a0";
const weekdayAndDate: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
const formatsByLanguage = new Map<Language, Formats>();

/** Numbers, units and dates as the language writes them. */
export function getFormats(language: Language): Formats {
  const known = formatsByLanguage.get(language);
  if (known) return known;
  const created = createFormats(language);
  formatsByLanguage.set(language, created);
  return created;
}

function createFormats(language: Language): Formats {
  const number = createNumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  // Intl has no unit for kcal, and unit symbols are the same in all our languages.
  const withUnit = (figure: string, unit: string) => `${figure}${noBreakSpace}${unit}`;
  return {
    number,
    percent: (value) => percent.format(value / 100),
    grams: (grams, decimals) => withUnit(number(grams, decimals), "g"),
    kcal: (kcal) => withUnit(number(kcal), "kcal"),
    amount: (amount, unit) => withUnit(number(amount, 2), unit),
    list: (items) => list.format(items),
    day: (day, options = weekdayAndDate) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`)),
  };
}

function createNumberFormat(language: Language): Formats["number"] {
  const byDecimals = new Map<number, Intl.NumberFormat>();
  return (value, decimals = 0) => {
    const format =
      byDecimals.get(decimals) ?? new Intl.NumberFormat(language, { maximumFractionDigits: decimals });
    byDecimals.set(decimals, format);
    return format.format(value);
  };
}
