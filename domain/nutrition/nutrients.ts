/** Energy in kcal, the rest in g. `carbs` is total carbohydrate including fibre, as in FNDDS. */
export const macronutrientNames = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type MacronutrientName = (typeof macronutrientNames)[number];
export type Macronutrients = Readonly<Record<MacronutrientName, number>>;

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

/** `null`: unknown, the source table has no value. Not the same as 0. */
export type Micronutrients = Readonly<Record<MicronutrientName, number | null>>;

/** Inputs of the Nutri-Score besides the macronutrients. g, mg and % by weight, per 100 g. */
export interface ScoredNutrients {
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly sodiumMg: number;
  readonly fruitVegetableLegumePercent: number;
}

/** The composition of a food as eaten. */
export interface NutrientsPer100Grams extends Macronutrients, ScoredNutrients {
  readonly micronutrients: Micronutrients;
}

/** Energy, macronutrients and what the Nutri-Score needs besides: every figure of a food but its micronutrients. */
export type MacroFigure = Exclude<keyof NutrientsPer100Grams, "micronutrients">;

export function eachMacroFigure(
  figureOf: (name: MacroFigure) => number,
): Omit<NutrientsPer100Grams, "micronutrients"> {
  return {
    calories: figureOf("calories"),
    protein: figureOf("protein"),
    carbs: figureOf("carbs"),
    fat: figureOf("fat"),
    fiber: figureOf("fiber"),
    sugars: figureOf("sugars"),
    saturatedFat: figureOf("saturatedFat"),
    sodiumMg: figureOf("sodiumMg"),
    fruitVegetableLegumePercent: figureOf("fruitVegetableLegumePercent"),
  };
}

export function eachMicronutrient<Value>(
  figureOf: (name: MicronutrientName) => Value,
): Readonly<Record<MicronutrientName, Value>> {
  // Safe: the entries are built from all the names.
  return Object.fromEntries(micronutrientNames.map((name) => [name, figureOf(name)])) as Record<
    MicronutrientName,
    Value
  >;
}
