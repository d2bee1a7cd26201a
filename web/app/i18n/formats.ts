import { fromGrams, fromMl } from "#domain/body/units.ts";
import { type EnergyUnit, fromKcal } from "#domain/nutrition/energy-unit.ts";
import { roundFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import type { Country } from "#domain/people/country.ts";
import { dateFormat } from "#domain/people/date-format.ts";
import type { UnitSystem } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import { localeOf } from "#domain/people/locale.ts";
import { RecentMap } from "#domain/recent-map.ts";

/** Of a day that may be years ago. */
export const dayWithYear: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };

export interface Formats {
  readonly number: (value: number, decimals?: number) => string;
  /** `percent` is 0 to 100 and more. */
  readonly percent: (percent: number) => string;
  readonly grams: (grams: number, decimals?: number) => string;
  /** Of a food, in the unit of the account; nutrients are in grams everywhere. */
  readonly foodWeight: (grams: number) => string;
  /** Of a drink, in the unit of the account. */
  readonly volume: (ml: number) => string;
  /** A text of the server, which writes round amounts in g and ml, with those of the account, as round. */
  readonly withAmounts: (text: string) => string;
  /** In litres or ounces, without the unit. */
  readonly volumeFigure: (ml: number) => string;
  /** As it is typed: without a unit, and without separators of thousands. */
  readonly typed: (value: number, decimals: number) => string;
  /** In the unit of the account, whole as on labels; empty where it hides calories. */
  readonly energy: (kcal: number) => string;
  /** Without the unit. */
  readonly energyFigure: (kcal: number) => string;
  readonly energyUnit: EnergyUnit;
  /** One after the other, without those that are empty. */
  readonly inline: (parts: readonly (string | undefined)[]) => string;
  /** A micronutrient or macronutrient in its own unit, to two decimals unless given. */
  readonly amount: (amount: number, unit: "g" | "mg" | "µg", decimals?: number) => string;
  /** "Fat and Fiber", as the language joins words. */
  readonly list: (items: readonly string[]) => string;
  /** `day` is YYYY-MM-DD and means that day wherever the reader is. */
  readonly day: (day: string, options?: Intl.DateTimeFormatOptions) => string;
}

interface Measures {
  readonly units: UnitSystem;
  readonly hidesCalories: boolean;
  readonly energyUnit: EnergyUnit;
  readonly country: Country | null;
}

const usual: Measures = { units: "metric", hidesCalories: false, energyUnit: "kcal", country: null };
const noBreakSpace = "\u00a0";
const weekdayAndDate: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
const formatsByKind = new Map<string, Formats>();

/** Numbers, units and dates as the language writes them in the country. */
export function getFormats(
  language: Language,
  { units, hidesCalories, energyUnit, country }: Measures = usual,
): Formats {
  const locale = localeOf(language, country);
  const kind = `${locale} ${units} ${hidesCalories} ${energyUnit}`;
  const known = formatsByKind.get(kind);
  if (known) return known;
  const created = createFormats(locale, { units, hidesCalories, energyUnit });
  formatsByKind.set(kind, created);
  return created;
}

function createFormats(
  locale: string,
  { units, hidesCalories, energyUnit }: Omit<Measures, "country">,
): Formats {
  const number = createNumberFormat(locale);
  const percent = onceUsed(
    () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }),
  );
  const list = onceUsed(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const energyFigure = (kcal: number) => number(fromKcal(kcal, energyUnit));
  // Intl has no unit for kcal, and unit symbols are the same in all our languages.
  const withUnit = (figure: string, unit: string) => `${figure}${noBreakSpace}${unit}`;
  return {
    number,
    percent: (value) => percent().format(value / 100),
    grams: (grams, decimals) => withUnit(number(grams, decimals), "g"),
    ...createMeasures(locale, units),
    typed: (value, decimals) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value),
    energy: (kcal) => (hidesCalories ? "" : withUnit(energyFigure(kcal), energyUnit)),
    energyFigure,
    energyUnit,
    inline: (parts) => parts.filter((part) => part !== undefined && part !== "").join("\u00a0· "),
    amount: (amount, unit, decimals = 2) => withUnit(number(amount, decimals), unit),
    list: (items) => list().format(items),
    day: createDayFormat(locale),
  };
}

const formatsMax = 50;

/** Creating a format takes a hundred times as long as using it, and a page's first picture needs one or two. */
function onceUsed<Format>(create: () => Format): () => Format {
  let created: Format | undefined;
  return () => {
    created ??= create();
    return created;
  };
}

/** Pages ask with few options, which they write where they ask. */
function createDayFormat(locale: string): Formats["day"] {
  const byOptions = new RecentMap<string, ReturnType<typeof dateFormat>>(formatsMax);
  return (day, options = weekdayAndDate) =>
    byOptions
      .getOrMake(JSON.stringify(options), () => dateFormat(locale, { ...options, timeZone: "UTC" }))
      .format(new Date(`${day}T00:00:00Z`));
}

const mlPerLitre = 1000;
const serverAmount = /(?<![\d.,])(\d+)[ \u00a0]?(g|ml)(?![\p{L}\d])/gu;

/** Rounded as a person would: to 0.1 oz below 1, to 0.5 oz below 4, else to 1 oz. */
function roundOunces(ounces: number): number {
  const perOunce = ounces < 1 ? 10 : ounces < 4 ? 2 : 1;
  return Math.max(1, Math.round(ounces * perOunce)) / perOunce;
}

/** Foods and drinks in grams, millilitres and litres, or in ounces. */
function createMeasures(
  locale: string,
  units: UnitSystem,
): Pick<Formats, "foodWeight" | "volume" | "volumeFigure" | "withAmounts"> {
  const inUnit = (unit: string, decimals: number) =>
    onceUsed(() => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: decimals }));
  const figure = onceUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  if (units === "imperial") {
    const [ounces, fluidOunces] = [inUnit("ounce", 1), inUnit("fluid-ounce", 1)];
    return {
      foodWeight: (grams) => ounces().format(fromGrams(grams, units)),
      withAmounts: (text) =>
        text.replaceAll(serverAmount, (_, amount: string, unit: string) =>
          unit === "g"
            ? ounces().format(roundOunces(fromGrams(Number(amount), units)))
            : fluidOunces().format(roundOunces(fromMl(Number(amount), units))),
        ),
      volume: (ml) => fluidOunces().format(fromMl(ml, units)),
      volumeFigure: (ml) => figure().format(fromMl(ml, units)),
    };
  }
  const [grams, millilitres, litres] = [inUnit("gram", 1), inUnit("milliliter", 0), inUnit("liter", 2)];
  return {
    foodWeight: (weight) => grams().format(roundFoodGrams(weight)),
    withAmounts: (text) => text,
    volume: (ml) => (ml < mlPerLitre ? millilitres().format(ml) : litres().format(ml / mlPerLitre)),
    volumeFigure: (ml) => figure().format(ml / mlPerLitre),
  };
}

function createNumberFormat(locale: string): Formats["number"] {
  const byDecimals = new RecentMap<number, Intl.NumberFormat>(formatsMax);
  return (value, decimals = 0) =>
    byDecimals
      .getOrMake(decimals, () => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }))
      .format(value);
}
