/** domain/nutrition: the pure rules of energy, nutrients and scores. This file names what is counted and its units. */

/** Energy in kcal, the rest in g. `carbs` is total carbohydrate, fibre included (as FNDDS counts it). */
export const macronutrientNames = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type MacronutrientName = (typeof macronutrientNames)[number];
export type Macronutrients = Readonly<Record<MacronutrientName, number>>;

/** The unit that each micronutrient is counted in (spec section 9). */
export const micronutrientUnits = {
  vitaminD: "µg",
  vitaminB12: "µg",
  vitaminB9: "µg",
  vitaminA: "µg",
  vitaminC: "mg",
  vitaminK: "µg",
  vitaminE: "mg",
  vitaminB1: "mg",
  calcium: "mg",
  iron: "mg",
  magnesium: "mg",
  potassium: "mg",
  zinc: "mg",
  iodine: "µg",
  selenium: "µg",
  omega3: "g",
} as const satisfies Record<string, "µg" | "mg" | "g">;
export type MicronutrientName = keyof typeof micronutrientUnits;
export const micronutrientNames = Object.keys(micronutrientUnits) as readonly MicronutrientName[];

/** `null` is unknown: the source table gives no figure. It is never the same as 0. */
export type Micronutrients = Readonly<Record<MicronutrientName, number | null>>;

/** What a Nutri-Score needs beside the macronutrients. g, mg and % by weight, of 100 g of food. */
export interface ScoredNutrients {
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly sodiumMg: number;
  readonly fruitVegetableLegumePercent: number;
}

/** The composition of 100 g of a food as eaten. */
export interface NutrientsPer100Grams extends Macronutrients, ScoredNutrients {
  readonly micronutrients: Micronutrients;
}

/** One value for each micronutrient. */
export function eachMicronutrient<Value>(
  figureOf: (name: MicronutrientName) => Value,
): Readonly<Record<MicronutrientName, Value>> {
  // True: the entries are made from all the names.
  return Object.fromEntries(micronutrientNames.map((name) => [name, figureOf(name)])) as Record<
    MicronutrientName,
    Value
  >;
}
