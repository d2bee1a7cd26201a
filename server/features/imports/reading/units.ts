import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import { type MicronutrientName, micronutrientUnits } from "#domain/nutrition/nutrients.ts";

const byName = (units: Readonly<Record<string, number>>) => new Map(Object.entries(units));

/** Units of weight as products write them, in lower case. */
const grams = byName({
  ...{ g: 1, gr: 1, gram: 1, grams: 1, gramo: 1, gramos: 1, gramme: 1, grammes: 1 },
  ...{ kg: 1000, mg: 1e-3, µg: 1e-6, mcg: 1e-6, ug: 1e-6 },
  ...{ oz: 28.349_523, ounce: 28.349_523, ounces: 28.349_523 },
  ...{ lb: 453.592_37, lbs: 453.592_37, pound: 453.592_37, pounds: 453.592_37 },
});
const kcal = byName({ kcal: 1, cal: 1, kj: 1 / kilojoulesPerKcal });
/** Read for vitamin D only; what one is of other vitamins depends on the form. */
const internationalUnit = "iu";
const microgramsPerUnitOfVitaminD = 0.025;

export function isUnit(unit: string): boolean {
  return grams.has(unit) || kcal.has(unit) || unit === internationalUnit;
}

/** The factor from the unit to kcal; undefined for an unknown unit, as for all factors here. */
export function energyFactor(unit: string): number | undefined {
  return kcal.get(unit);
}

/** The factor from the unit to grams. */
export function macronutrientFactor(unit: string): number | undefined {
  return grams.get(unit);
}

/** The factor from the unit to milligrams. */
export function milligramFactor(unit: string): number | undefined {
  const inGrams = grams.get(unit);
  return inGrams && Number((inGrams * 1000).toPrecision(9));
}

/** The factor from the unit to ours, which it is in if the product names none. */
export function micronutrientFactor(name: MicronutrientName, unit: string | undefined): number | undefined {
  const ours = micronutrientUnits[name];
  if (unit === undefined || unit === ours) return 1;
  if (unit === internationalUnit) return name === "vitaminD" ? microgramsPerUnitOfVitaminD : undefined;
  const [theirGrams, ourGrams] = [grams.get(unit), grams.get(ours)];
  // mg are 1,000 µg, not 999.9999.
  return theirGrams && ourGrams && Number((theirGrams / ourGrams).toPrecision(9));
}

/** null: the amount is no weight (a cup, a serving, ml). */
export function gramsOf(quantity: number, unit: string): number | null {
  const factor = grams.get(unit.trim().toLowerCase());
  return factor === undefined ? null : Math.round(quantity * factor * 10) / 10;
}
