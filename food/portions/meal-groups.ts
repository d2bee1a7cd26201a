import { isBeverage } from "#domain/nutrition/nutri-score.ts";
import type { FoodRow } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";
import { type PortionClass, portionClasses, portionClassOf } from "./class-of-row.ts";

export type MealGroup =
  | "main"
  | "beside-main"
  | "starch"
  | "beside-starch"
  | "carrier"
  | "carried"
  | "bowl"
  | "in-bowl"
  | "extra"
  | "hot-drink"
  | "in-hot-drink"
  | "spread"
  | "sliced"
  | "uncounted"
  | "one-if-singular"
  | "plate-part"
  | "breakfast-part"
  | "beside-dish"
  | "leg-or-wing"
  /** Behind a salad or bowl without a word between it is on the plate. */
  | "beside-bowl"
  /** Eaten from the hand: no plate, and no side beside it but fries and salad. */
  | "in-hand"
  /** Bread with a filling, whose row counts the bread. */
  | "in-bread"
  /** Lies in a sandwich or a burrito rather than beside it. */
  | "filling"
  /** Leaves beside it lie in it. */
  | "holds-leaves"
  /** Filled enough to be a meal, though some eat it beside meat. */
  | "dish-by-itself"
  /** Ladled, scooped or cut: one is a serving. */
  | "served"
  /** A food and no dish: what is named beside it was not weighed with it. */
  | "plain"
  /** Sold or poured in sizes set by law or by the trade. */
  | "of-standard-size";

function readGroup([group = "", listed = ""]: readonly string[]): [string, ReadonlySet<PortionClass>] {
  const classes = listed.split(" ");
  const unknown = classes.filter((name) => !portionClasses.has(name));
  if (unknown.length > 0) throw new Error(`Portions: ${group} names no class: ${unknown.join(", ")}`);
  return [group, new Set(classes)];
}

const groups: ReadonlyMap<string, ReadonlySet<PortionClass>> = new Map(
  readTsv(new URL("./groups.tsv", import.meta.url)).map((line) => readGroup(line)),
);

/** Serving from which a recipe is a main dish. */
const leastOfMainGrams = 200;

function isMainRecipe({ category, nutriScoreClass, defaultGrams }: FoodRow): boolean {
  const isServedAsMain = (defaultGrams ?? 0) >= leastOfMainGrams && !isBeverage(nutriScoreClass);
  return category.startsWith("Standard recipes") && isServedAsMain;
}

export function isInGroup(row: FoodRow, group: MealGroup): boolean {
  const name = portionClassOf(row);
  if (name === undefined) return group === "main" && isMainRecipe(row);
  return groups.get(group)?.has(name) === true;
}

/** kcal per 100 g: garlic and herbs season a dish. */
const caloriesOfSeasoningMin = 60;

/** Whether the row is a raw vegetable that is a food of its own on a plate. */
export function isRawVegetable({ source, per100Grams }: FoodRow): boolean {
  const { fruitVegetableLegumePercent, calories } = per100Grams;
  const isVegetable = fruitVegetableLegumePercent >= 50 && calories < caloriesOfSeasoningMin;
  return isVegetable && /, raw\b/.test(source.description);
}
