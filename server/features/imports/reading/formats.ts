// The columns of each product's export, as confirmed in docs/decisions/058-import-of-other-diaries.md.
import type { ImportedProduct } from "#domain/nutrition/imported-food.ts";
import type { MicronutrientName } from "#domain/nutrition/nutrients.ts";
import type { CarbohydrateMeaning } from "#domain/products/carbohydrate.ts";

/** Headers in lower case; the first that the file has counts. */
type Headers = readonly string[];

interface FoodColumns {
  readonly day: Headers;
  readonly time?: Headers;
  readonly mealType: Headers;
  readonly name: Headers;
  readonly brand?: Headers;
  /** With its unit in the same cell where there is no `unit`. */
  readonly amount?: Headers;
  readonly unit?: Headers;
  readonly isDeleted?: Headers;
  readonly calories: Headers;
  readonly protein: Headers;
  readonly carbs: Headers;
  readonly fat: Headers;
  readonly fiber: Headers;
  /** With the factor to our unit. */
  readonly micronutrients?: Partial<Record<MicronutrientName, Readonly<Record<string, number>>>>;
}

interface WeightColumns {
  readonly day: Headers;
  readonly weight: Headers;
  readonly unit?: Headers;
  /** Rows of other metrics are no weights. */
  readonly metric?: Headers;
  readonly isDeleted?: Headers;
}

export type CsvFormat = {
  readonly product: ImportedProduct;
  /** All of these are needed; of alternatives, one. */
  readonly signature: readonly Headers[];
} & (
  | {
      readonly kind: "foods";
      /** What that product calls carbohydrate. */
      readonly carbohydrate: CarbohydrateMeaning;
      readonly columns: FoodColumns;
    }
  | { readonly kind: "weights"; readonly columns: WeightColumns }
);

const microgramsPerUnitOfVitaminD = 0.025;

const cronometerFoods: CsvFormat = {
  product: "cronometer",
  kind: "foods",
  carbohydrate: "withFibre",
  signature: [["day"], ["food name"], ["energy (kcal)"]],
  columns: {
    day: ["day"],
    time: ["time"],
    mealType: ["group"],
    name: ["food name"],
    amount: ["amount"],
    unit: ["unit"],
    calories: ["energy (kcal)"],
    protein: ["protein (g)"],
    carbs: ["carbs (g)"],
    fat: ["fat (g)"],
    fiber: ["fiber (g)"],
    micronutrients: {
      vitaminD: { "vitamin d (µg)": 1, "vitamin d (iu)": microgramsPerUnitOfVitaminD },
      vitaminB12: { "b12 (cobalamin) (µg)": 1 },
      vitaminB9: { "folate (µg)": 1 },
      vitaminA: { "vitamin a (µg)": 1 },
      vitaminC: { "vitamin c (mg)": 1 },
      vitaminK: { "vitamin k (µg)": 1 },
      vitaminE: { "vitamin e (mg)": 1 },
      vitaminB1: { "b1 (thiamine) (mg)": 1 },
      calcium: { "calcium (mg)": 1 },
      iron: { "iron (mg)": 1 },
      magnesium: { "magnesium (mg)": 1 },
      potassium: { "potassium (mg)": 1 },
      zinc: { "zinc (mg)": 1 },
      iodine: { "iodine (µg)": 1 },
      selenium: { "selenium (µg)": 1 },
      omega3: { "omega-3 (g)": 1 },
    },
  },
};

const cronometerWeights: CsvFormat = {
  product: "cronometer",
  kind: "weights",
  signature: [["day"], ["metric"], ["unit"], ["amount"]],
  columns: { day: ["day"], weight: ["amount"], unit: ["unit"], metric: ["metric"] },
};

const loseItFoods: CsvFormat = {
  product: "loseit",
  kind: "foods",
  carbohydrate: "withFibre",
  signature: [["date"], ["name"], ["meal", "type"], ["quantity"], ["units"], ["calories"]],
  columns: {
    day: ["date"],
    mealType: ["meal", "type"],
    name: ["name"],
    amount: ["quantity"],
    unit: ["units"],
    isDeleted: ["deleted"],
    calories: ["calories"],
    protein: ["protein (g)"],
    carbs: ["carbohydrates (g)"],
    fat: ["fat (g)"],
    fiber: ["fiber (g)"],
  },
};

const loseItWeights: CsvFormat = {
  product: "loseit",
  kind: "weights",
  signature: [["date"], ["weight"], ["last updated"]],
  columns: { day: ["date"], weight: ["weight"], isDeleted: ["deleted"] },
};

const myFitnessPalFoods: CsvFormat = {
  product: "myfitnesspal",
  kind: "foods",
  carbohydrate: "withFibre",
  signature: [["date"], ["meal"], ["calories"], ["carbohydrates (g)"]],
  columns: {
    day: ["date"],
    time: ["time"],
    mealType: ["meal"],
    // A row is a whole meal: the export names no foods.
    name: ["meal"],
    calories: ["calories"],
    protein: ["protein (g)"],
    carbs: ["carbohydrates (g)"],
    fat: ["fat (g)"],
    fiber: ["fiber", "fiber (g)"],
    // Vitamins, calcium and iron are percentages of a daily value there, of which the file does not say.
    micronutrients: { potassium: { potassium: 1, "potassium (mg)": 1 } },
  },
};

const myFitnessPalWeights: CsvFormat = {
  product: "myfitnesspal",
  kind: "weights",
  signature: [["date"], ["weight"]],
  columns: { day: ["date"], weight: ["weight"] },
};

const sparkyFitnessFoods: CsvFormat = {
  product: "sparkyfitness",
  kind: "foods",
  carbohydrate: "withFibre",
  signature: [
    ["date"],
    ["meal type", "type de repas", "repas"],
    ["food name", "nom de l'aliment", "aliment"],
    ["calories (kcal)"],
  ],
  columns: {
    day: ["date"],
    time: ["time", "heure"],
    mealType: ["meal type", "type de repas", "repas"],
    name: ["food name", "nom de l'aliment", "aliment"],
    brand: ["brand", "marque"],
    amount: ["quantity consumed", "quantité consommée"],
    unit: ["unit", "unité"],
    calories: ["calories (kcal)"],
    protein: ["protein (g)", "protéines (g)"],
    carbs: ["carbs (g)", "glucides (g)"],
    fat: ["fat (g)", "lipides (g)"],
    fiber: ["fiber (g)", "fibres (g)"],
  },
};

/** In the order in which a header is compared with them. */
export const csvFormats: readonly CsvFormat[] = [
  sparkyFitnessFoods,
  cronometerFoods,
  cronometerWeights,
  loseItFoods,
  loseItWeights,
  myFitnessPalFoods,
  myFitnessPalWeights,
];
