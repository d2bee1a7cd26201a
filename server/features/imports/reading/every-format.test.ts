import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { MicronutrientName } from "#domain/nutrition/nutrients.ts";
import { type NutrientToLimit, nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { zipOf } from "../../../testing/zip-of.ts";
import { diaryFormats } from "./formats/diary-formats.ts";
import { readImportFile } from "./read-import-file.ts";
import type { FoodRow, ReadFile } from "./read-row.ts";

const folder = join(import.meta.dirname, "..", "examples");
const reading = {
  choices: {},
  today: "2026-04-01",
  language: "en",
  country: null,
  weightUnit: "kg",
} as const;

interface Sums {
  readonly product: string;
  readonly days: number;
  /** Foods, kcal, and g of protein, carbohydrate, fat and fibre, then how many foods have any of them unknown. */
  readonly foods?: readonly [number, number, number, number, number, number, number];
  /** Of the rows, in their order: where they are one meal type throughout, once. */
  readonly meals?: string;
  readonly grams?: number;
  readonly micronutrients?: Partial<Record<MicronutrientName, number>>;
  /** g of sugars, saturated fat and salt, each with how many foods it is known for. */
  readonly toLimit?: Partial<Record<NutrientToLimit, readonly [number, number]>>;
  /** Columns that are not kept. */
  readonly leftOut?: readonly string[];
  readonly weights?: readonly number[];
  readonly skipped?: number;
  /** Reasons. */
  readonly rejected?: readonly string[];
}

/** Percentages of a daily value, and what the diary has no figure for. */
const leftOutOfMyFitnessPal = [
  ...["Polyunsaturated Fat", "Monounsaturated Fat", "Cholesterol"],
  ...["Vitamin A", "Vitamin C", "Calcium", "Iron"],
];

/** What each example holds, added up by hand. */
const examples: Readonly<Record<string, Sums>> = {
  "apple-health.xml": {
    product: "applehealth",
    days: 2,
    foods: [4, 505, 8, 0, 0, 0, 4],
    meals: "breakfast lunch lunch breakfast",
    micronutrients: { vitaminC: 8.4, vitaminD: 25 },
    toLimit: { salt: [0.5, 1] },
    leftOut: ["Caffeine"],
    weights: [68.4, 68.04],
  },
  "cronometer-biometrics.csv": {
    product: "cronometer",
    days: 2,
    weights: [74.2, 73.98],
    skipped: 1,
    rejected: ["weight"],
  },
  "cronometer-servings.csv": {
    product: "cronometer",
    days: 2,
    foods: [4, 709, 37, 105.4, 17.7, 8.5, 1],
    meals: "breakfast breakfast lunch snack",
    grams: 40,
    micronutrients: { iron: 1.7, potassium: 467.08, vitaminB12: 1.1, vitaminD: 3.11 },
    toLimit: { salt: [0.27, 2] },
  },
  "cronometer-supplements.csv": {
    product: "cronometer",
    days: 1,
    foods: [4, 150, 2.7, 28.2, 2.3, 0.4, 2],
    meals: "breakfast breakfast breakfast lunch",
    grams: 105,
    micronutrients: {
      ...{ vitaminB12: 6, vitaminB9: 403, vitaminC: 80, vitaminD: 25 },
      ...{ calcium: 130, iron: 14.2, iodine: 150, omega3: 0.65 },
    },
  },
  "fatsecret-diary.csv": {
    product: "fatsecret",
    days: 2,
    foods: [4, 824, 45, 107, 22, 12, 0],
    meals: "breakfast breakfast snack dinner",
    grams: 60,
    micronutrients: { potassium: 850 },
    toLimit: { sugars: [21, 4], saturatedFat: [6, 4], salt: [2.53, 4] },
    leftOut: ["Chol( mg)"],
  },
  "fitbit-export.csv": {
    product: "fitbit",
    days: 2,
    foods: [3, 395, 0, 0, 0, 0, 3],
    meals: "breakfast breakfast snack",
    weights: [71.4, 71.2],
    leftOut: ["bmi"],
  },
  "lifesum.csv": {
    product: "lifesum",
    days: 2,
    foods: [3, 686, 46.2, 44.3, 37.1, 10.8, 0],
    meals: "breakfast snack dinner",
    grams: 260,
    toLimit: { sugars: [3.3, 3], saturatedFat: [5.9, 3] },
    leftOut: ["Fat unsaturated", "Potassium", "Sodium", "Cholesterol"],
  },
  "loseit-food-logs.csv": {
    product: "loseit",
    days: 2,
    foods: [3, 619, 28, 120.2, 2.3, 4, 1],
    meals: "breakfast lunch dinner",
    grams: 720.1,
    skipped: 1,
    toLimit: { sugars: [15.3, 2], saturatedFat: [0.5, 2], salt: [0.17, 3] },
    leftOut: ["Cholesterol (mg)"],
  },
  "loseit-weights.csv": { product: "loseit", days: 2, weights: [181.4, 180.9], skipped: 1 },
  "macrofactor-food-log.csv": {
    product: "macrofactor",
    days: 2,
    foods: [4, 565, 39.3, 82, 10.4, 16.6, 1],
    meals: "breakfast lunch dinner breakfast",
    grams: 813,
    micronutrients: {
      ...{ vitaminB12: 1.3, vitaminB1: 0.45, vitaminB9: 240, vitaminC: 18.4, vitaminD: 25 },
      ...{ calcium: 310, iron: 6.3, potassium: 1642, selenium: 20.1, zinc: 3.8 },
    },
  },
  "myfitnesspal-measurements.csv": {
    product: "myfitnesspal",
    days: 2,
    weights: [75.3, 74.9],
    skipped: 1,
    leftOut: ["Body Fat %"],
  },
  "myfitnesspal-notes.csv": {
    product: "myfitnesspal",
    days: 2,
    foods: [4, 1451, 97, 164, 44, 20, 0],
    meals: "breakfast lunch dinner snack",
    micronutrients: { potassium: 1800 },
    // The rest of two notes.
    skipped: 2,
    toLimit: { sugars: [41, 4], saturatedFat: [11.5, 4], salt: [4.56, 4] },
    leftOut: leftOutOfMyFitnessPal,
  },
  "myfitnesspal-nutrition.csv": {
    product: "myfitnesspal",
    days: 1,
    foods: [3, 1490, 85.9, 191.7, 40.8, 9.8, 1],
    meals: "breakfast lunch snack",
    micronutrients: { potassium: 1568 },
    toLimit: { sugars: [31.2, 3], saturatedFat: [10.1, 2], salt: [3.63, 3] },
    leftOut: leftOutOfMyFitnessPal,
  },
  "opennutritracker-user-intake.json": {
    product: "opennutritracker",
    days: 2,
    foods: [2, 208, 17.5, 39.2, 0.5, 3.2, 1],
    meals: "breakfast snack",
    grams: 190,
    toLimit: { sugars: [31.2, 2], saturatedFat: [0.15, 2] },
  },
  "opennutritracker-weight-log.json": { product: "opennutritracker", days: 2, weights: [82.4, 82.1] },
  "samsung-health-nutrition.csv": {
    product: "samsunghealth",
    days: 1,
    foods: [3, 718, 9.7, 30.7, 10.9, 2.5, 1],
    meals: "breakfast dinner snack",
    micronutrients: { calcium: 296, iron: 0.9, potassium: 472 },
    toLimit: { sugars: [21.3, 2], saturatedFat: [5.6, 2], salt: [0.41, 2] },
    leftOut: ["vitamin_a", "vitamin_c"],
  },
  "samsung-health-weight.csv": {
    product: "samsunghealth",
    days: 2,
    weights: [65, 64.8],
    leftOut: ["body_fat_mass", "height", "body_fat"],
  },
  "sparkyfitness-en.csv": {
    product: "sparkyfitness",
    days: 1,
    foods: [2, 180, 7.6, 17.6, 8, 0, 0],
    meals: "breakfast snack",
    grams: 100,
    skipped: 2,
    toLimit: { sugars: [9.6, 2], saturatedFat: [4.6, 2], salt: [0.2, 2] },
  },
  "sparkyfitness-fr.csv": {
    product: "sparkyfitness",
    days: 1,
    foods: [2, 250, 8.5, 41.6, 4.2, 6.7, 0],
    meals: "breakfast snack",
    grams: 70,
    skipped: 1,
    toLimit: { sugars: [8.7, 2], saturatedFat: [0.4, 2], salt: [0, 2] },
  },
  "sparkyfitness-measurements.csv": {
    product: "sparkyfitness",
    days: 2,
    weights: [81.83, 82.1],
    skipped: 1,
    leftOut: ["Waist(inches)", "Steps", "Body Fat %"],
  },
  "sparkyfitness-reports-kj.csv": {
    product: "sparkyfitness",
    days: 1,
    foods: [1, 350, 13, 0, 3, 4.5, 1],
    meals: "lunch",
    grams: 250,
    micronutrients: { calcium: 20, iron: 1.8, potassium: 120, vitaminA: 0, vitaminC: 0 },
    skipped: 1,
    toLimit: { sugars: [2, 1], saturatedFat: [0.6, 1], salt: [0.01, 1] },
    leftOut: ["Net Carbs (g)"],
  },
  "sparkyfitness-reports.csv": {
    product: "sparkyfitness",
    days: 2,
    foods: [3, 831, 30.3, 124.2, 24, 15.6, 0],
    meals: "dinner breakfast snack",
    grams: 378,
    micronutrients: {
      ...{ calcium: 366, iron: 5.62, magnesium: 122.5, potassium: 776, vitaminA: 122, vitaminC: 14.2 },
    },
    skipped: 2,
    toLimit: { sugars: [24.4, 3], saturatedFat: [9, 3], salt: [2.27, 3] },
    leftOut: ["Cholesterol (mg)"],
  },
  "waistline.json": {
    product: "waistline",
    days: 2,
    foods: [4, 929, 28.8, 97.4, 22.6, 11, 2],
    meals: "breakfast breakfast dinner snack",
    grams: 230,
    micronutrients: { calcium: 510, iron: 4.95, magnesium: 143, vitaminB12: 1.7 },
    toLimit: { sugars: [1.1, 2], saturatedFat: [1.32, 2], salt: [0.06, 2] },
    leftOut: ["cholesterol"],
    weights: [70.5],
  },
  "yazio-nutrition-log.csv": {
    product: "yazio",
    days: 2,
    foods: [3, 603, 22.1, 77.4, 19.4, 0, 3],
    meals: "breakfast lunch dinner",
    grams: 440,
  },
};

const round = (value: number) => Math.round(value * 100) / 100;

function sumsToLimit(foods: readonly FoodRow[]): NonNullable<Sums["toLimit"]> {
  const sums = nutrientsToLimit.map((name) => {
    const known = foods.flatMap(({ food }) => food.toLimit?.[name] ?? []);
    return [name, [round(known.reduce((sum, amount) => sum + amount, 0)), known.length]] as const;
  });
  return Object.fromEntries(sums.filter(([, [, known]]) => known > 0));
}

function sumsOf({ format, rows, rejected, skipped, leftOut }: ReadFile): Sums {
  const foods = rows.filter((row): row is FoodRow => row.kind === "food");
  const sum = (figure: (row: FoodRow) => number) =>
    round(foods.reduce((total, row) => total + figure(row), 0));
  const macros = ["calories", "protein", "carbs", "fat", "fiber"] as const;
  const [kcal = 0, protein = 0, carbs = 0, fat = 0, fiber = 0] = macros.map((name) =>
    sum(({ food }) => food[name]),
  );
  const unknown = foods.filter(({ food }) => food.unknown).length;
  const micros: Partial<Record<MicronutrientName, number>> = {};
  for (const { food } of foods)
    for (const [name, amount] of Object.entries(food.micronutrients ?? {}) as [MicronutrientName, number][])
      micros[name] = round((micros[name] ?? 0) + amount);
  const weights = rows.flatMap((row) => (row.kind === "weight" ? [row.weightKg] : []));
  const grams = sum(({ food }) => food.grams);
  return {
    ...{ product: format, days: new Set(rows.map(({ day }) => day)).size },
    ...(foods.length > 0 && { foods: [foods.length, kcal, protein, carbs, fat, fiber, unknown] as const }),
    ...(foods.length > 0 && { meals: foods.map(({ mealType }) => mealType).join(" ") }),
    ...(grams > 0 && { grams }),
    ...(Object.keys(micros).length > 0 && { micronutrients: micros }),
    ...(foods.some(({ food }) => food.toLimit) && { toLimit: sumsToLimit(foods) }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(weights.length > 0 && { weights }),
    ...(skipped > 0 && { skipped }),
    ...(rejected.length > 0 && { rejected: rejected.map(({ reason }) => reason) }),
  };
}

it.each(Object.entries(examples))("%s has the sums that it has in its product", async (name, sums) => {
  const file = readFileSync(join(folder, name));
  expect(sumsOf(await readImportFile(file, reading))).toEqual(sums);
});

it.each(Object.entries(examples))(
  "%s has them with the line ends of Windows and of old Macs, and in an archive",
  async (name, sums) => {
    const content = readFileSync(join(folder, name), "utf8");
    const windows = Buffer.from(content.replaceAll("\n", "\r\n"));
    expect(sumsOf(await readImportFile(windows, reading))).toEqual(sums);
    const mac = Buffer.from(content.replaceAll("\n", "\r"));
    expect(sumsOf(await readImportFile(mac, reading))).toEqual(sums);
    const archive = zipOf([
      { name: "folder/file", content: "x" },
      { name: "folder/any name", content },
    ]);
    expect(sumsOf(await readImportFile(archive, reading))).toEqual(sums);
  },
);

it("every example has its sums, and every form an example", async () => {
  expect(Object.keys(examples).sort()).toEqual(readdirSync(folder).sort());
  const products = new Set(Object.values(examples).map(({ product }) => product));
  expect([...products].sort()).toEqual([...new Set(diaryFormats.map(({ product }) => product))].sort());
});
