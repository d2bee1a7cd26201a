import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import type { ProductUnit } from "#domain/products/product.ts";
import { isRecord, numberIn, type OffRecord, positive, textOf } from "./off-record.ts";

/** kcal, kJ or g in 100 g or 100 ml, of alcohol per cent of the volume; null: not stated. */
export type NutrientOf = (name: string) => number | null;

export interface Nutrients {
  readonly nutrient: NutrientOf;
  /** Undefined where the figures do not say whether they are of 100 g or of 100 ml. */
  readonly unit: ProductUnit | undefined;
}

/** More is a slip of the keyboard that no check could tell from the rest. */
const figureMax = 5_000;
export const servingMaxGrams = 2_000;
/** g or ml. Of less, what the label rounds would be multiplied by more than twenty: a spray of 0.25 ml states 0 kcal. */
const servingMin = 5;
const alcohol = "alcohol";

/** Reads a product's nutrients in the schema of 2026 (`schema_version` 1003) where it has that, else in the older one. */
export function readNutrients(record: OffRecord): Nutrients {
  return isRecord(record.nutrition) ? nutrientsOfSets(record.nutrition, record) : nutrientsOfColumns(record);
}

/** `fat_100g`, and `fat_serving` where only that is stated. */
function nutrientsOfColumns(record: OffRecord): Nutrients {
  const nutriments = isRecord(record.nutriments) ? record.nutriments : {};
  const factor = factorOfServing(servingOf(record));
  const nutrient = (name: string) => {
    const stated = numberIn(nutriments[`${name}_100g`], figureMax);
    if (stated !== null) return stated;
    const ofServing = numberIn(nutriments[`${name}_serving`], figureMax);
    if (ofServing === null || name === alcohol) return ofServing;
    return factor === null ? null : ofServing * factor;
  };
  return { nutrient, unit: undefined };
}

/** Figures that one source states of a product for one amount. */
interface StatedSet {
  readonly unit: ProductUnit;
  /** Converts to 100 g or 100 ml. */
  readonly factor: number;
  readonly rank: number;
  readonly nutrients: OffRecord;
}

/** Sources as Open Food Facts ranks them, so that our figures are those of its page. */
const sources = ["manufacturer", "packaging", "usda"];
const amounts = ["100g", "100ml", "1l", "1kg", "serving"];

/** Each figure from the first source that states it; Open Food Facts' own sum of the sets only where these are not given. */
function nutrientsOfSets(nutrition: OffRecord, product: OffRecord): Nutrients {
  const { input_sets: given, aggregated_set: aggregated } = nutrition;
  const sets = (Array.isArray(given) ? given : [aggregated])
    .flatMap((set) => readSet(set, product) ?? [])
    .sort((a, b) => a.rank - b.rank);
  const unit = sets[0]?.unit;
  // A millilitre of the food may weigh more or less than a gram.
  const alike = sets.filter((set) => set.unit === unit);
  const nutrient = (name: string) => {
    for (const { nutrients, factor } of alike) {
      const figure = figureIn(nutrients[name], name);
      if (figure !== null) return name === alcohol ? figure : figure * factor;
    }
    return null;
  };
  return { nutrient, unit };
}

/**
 * A set of figures as the label states them. Undefined for the prepared product, which is another food, and for figures
 * estimated from ingredients, which are on no label.
 */
function readSet(set: unknown, product: OffRecord): [StatedSet] | undefined {
  if (!isRecord(set) || !isRecord(set.nutrients)) return undefined;
  if (set.preparation === "prepared" || set.source === "estimate") return undefined;
  const per = textOf(set.per);
  const serving = per === "serving" ? servingOfSet(set, product) : undefined;
  const factor = per === "serving" ? factorOfServing(serving) : (factors[per] ?? null);
  if (factor === null) return undefined;
  const unit = serving?.unit ?? (per.endsWith("l") ? "ml" : "g");
  const rank = rankOf(sources, set.source) * (amounts.length + 1) + rankOf(amounts, per);
  return [{ unit, factor, rank, nutrients: set.nutrients }];
}

const factors: Readonly<Record<string, number>> = { "100g": 1, "100ml": 1, "1kg": 0.1, "1l": 0.1 };

function rankOf(names: readonly string[], name: unknown): number {
  const at = names.indexOf(textOf(name));
  return at === -1 ? names.length : at;
}

interface Serving {
  /** g or ml. */
  readonly amount: number;
  readonly unit: ProductUnit;
}

function servingOfSet(set: OffRecord, product: OffRecord): Serving | undefined {
  if (textOf(set.per_quantity) === "") return servingOf(product);
  return readServing(set.per_quantity, textOf(set.per_unit) || "g");
}

function servingOf({ serving_quantity: quantity, serving_quantity_unit: unit }: OffRecord) {
  return readServing(quantity, textOf(unit) || "g");
}

const volumes: Readonly<Record<string, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };
const weights: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, mcg: 1e-6, kg: 1000 };

function readServing(quantity: unknown, unit: string): Serving | undefined {
  const number = positive(numberIn(quantity, servingMaxGrams));
  const name = unit.toLowerCase();
  const [ml, g] = [volumes[name], weights[name]];
  if (number === null || (ml === undefined && g === undefined)) return undefined;
  return ml === undefined ? { amount: number * (g ?? 0), unit: "g" } : { amount: number * ml, unit: "ml" };
}

function factorOfServing(serving: Serving | undefined): number | null {
  return serving === undefined || serving.amount < servingMin ? null : 100 / serving.amount;
}

const kilojoules: Readonly<Record<string, number>> = { kj: 1, kcal: kilojoulesPerKcal };

/**
 * `value_computed`, in the sum a value that is about right, is what Open Food Facts reckons from the other figures: energy that no
 * label states, and salt from sodium, which we reckon ourselves.
 */
function figureIn(stated: unknown, name: string): number | null {
  if (!isRecord(stated) || stated.source === "estimate") return null;
  if (stated.modifier === "~" && name.startsWith("energy")) return null;
  const value = numberIn(stated.value, figureMax);
  const factor = factorTo(name, textOf(stated.unit).toLowerCase().replace("μ", "µ"));
  return value === null || factor === null ? null : value * factor;
}

/** Null for a unit that says nothing of this nutrient. */
function factorTo(name: string, unit: string): number | null {
  if (name === alcohol) return unit.startsWith("%") ? 1 : null;
  if (name.startsWith("energy")) {
    const kj = kilojoules[unit];
    if (kj === undefined) return null;
    return name === "energy-kcal" ? kj / kilojoulesPerKcal : kj;
  }
  return weights[unit] ?? null;
}
