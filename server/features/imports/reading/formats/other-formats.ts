import type { DiaryFormat } from "./format.ts";

/** Lines within days and meals: read-outline.ts. */
export const fatSecret: readonly DiaryFormat[] = [
  {
    product: "fatsecret",
    kind: "foods",
    carbohydrate: "withFibre",
    layout: "outline",
    signature: [["date"], ["cals"], ["fat"], ["carbs"], ["prot"]],
    columns: {
      day: ["date"],
      mealType: ["meal"],
      name: ["food"],
      amount: ["amount"],
      calories: ["cals"],
      protein: ["prot"],
      carbs: ["carbs"],
      fat: ["fat"],
      fiber: ["fiber"],
      micronutrients: { potassium: ["potassium"] },
    },
  },
];

/** Several tables in one file: read-sections.ts. Foods have calories alone. */
export const fitbit: readonly DiaryFormat[] = [
  {
    product: "fitbit",
    layout: "sections",
    kind: "weights",
    signature: [["date"], ["weight"], ["bmi"], ["fat"]],
    columns: { day: ["date"], weight: ["weight"] },
  },
  {
    product: "fitbit",
    layout: "sections",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["food log"], ["meal"], ["food"], ["calories"]],
    columns: { day: ["food log"], mealType: ["meal"], name: ["food"], calories: ["calories"] },
  },
];

export const samsungHealth: readonly DiaryFormat[] = [
  {
    product: "samsunghealth",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["start_time"], ["calorie"], ["carbohydrate"], ["total_fat"]],
    mealTypes: {
      ...{ 100001: "breakfast", 100002: "lunch", 100003: "dinner" },
      ...{ 100004: "snack", 100005: "snack", 100006: "snack" },
    },
    columns: {
      day: ["start_time"],
      time: ["start_time"],
      offset: ["time_offset"],
      mealType: ["meal_type"],
      name: ["title"],
      calories: ["calorie"],
      protein: ["protein"],
      carbs: ["carbohydrate"],
      fat: ["total_fat"],
      fiber: ["dietary_fiber"],
      // Others have no unit that could be confirmed.
      micronutrients: { calcium: ["calcium"], iron: ["iron"], potassium: ["potassium"] },
    },
  },
  {
    product: "samsunghealth",
    kind: "weights",
    signature: [["start_time"], ["weight"], ["pkg_name", "datauuid"]],
    weightUnit: "kg",
    columns: { day: ["start_time"], offset: ["time_offset"], weight: ["weight"] },
  },
];

/** One object a food: read-json-diary.ts. Names are paths. */
export const openNutriTracker: readonly DiaryFormat[] = [
  {
    product: "opennutritracker",
    layout: "json",
    kind: "foods",
    carbohydrate: "withoutFibre",
    signature: [["datetime"], ["amount"], ["meal.nutriments.energykcal100"]],
    // It counts every amount as grams, whatever the unit beside it.
    isPer100Grams: true,
    columns: {
      day: ["datetime"],
      time: ["datetime"],
      mealType: ["type"],
      name: ["meal.name"],
      brand: ["meal.brands"],
      grams: ["amount"],
      calories: ["meal.nutriments.energykcal100"],
      protein: ["meal.nutriments.proteins100"],
      carbs: ["meal.nutriments.carbohydrates100"],
      fat: ["meal.nutriments.fat100"],
      fiber: ["meal.nutriments.fiber100"],
    },
  },
  {
    product: "opennutritracker",
    layout: "json",
    kind: "weights",
    signature: [["date"], ["weightkg", "weight"]],
    weightUnit: "kg",
    columns: { day: ["date"], weight: ["weightkg", "weight"], note: ["note"] },
  },
];

/** Foods, and days whose entries name them: read-waistline.ts, which weighs the figures. */
export const waistline: readonly DiaryFormat[] = [
  {
    product: "waistline",
    layout: "waistline",
    kind: "foods",
    carbohydrate: "withoutFibre",
    signature: [["datetime"], ["category"], ["name"]],
    columns: {
      day: ["datetime"],
      mealType: ["category"],
      name: ["name"],
      brand: ["brand"],
      amount: ["amount"],
      unit: ["unit"],
      calories: ["calories"],
      protein: ["proteins"],
      carbs: ["carbohydrates"],
      fat: ["fat"],
      fiber: ["fiber"],
      micronutrients: {
        vitaminD: ["vitamin-d"],
        vitaminB12: ["vitamin-b12"],
        vitaminB9: ["vitamin-b9"],
        vitaminA: ["vitamin-a"],
        vitaminC: ["vitamin-c"],
        vitaminK: ["vitamin-k"],
        vitaminE: ["vitamin-e"],
        vitaminB1: ["vitamin-b1"],
        calcium: ["calcium"],
        iron: ["iron"],
        magnesium: ["magnesium"],
        potassium: ["potassium"],
        zinc: ["zinc"],
        omega3: ["omega-3-fat"],
      },
    },
  },
  {
    product: "waistline",
    layout: "waistline",
    kind: "weights",
    signature: [["datetime"], ["weight"]],
    weightUnit: "kg",
    columns: { day: ["datetime"], weight: ["weight"] },
  },
];

/** Samples of each nutrient: read-apple-health.ts, which makes an entry of those that belong together. */
export const appleHealth: readonly DiaryFormat[] = [
  {
    product: "applehealth",
    layout: "health",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["startdate"], ["sourcename"], ["energyconsumed"]],
    columns: {
      day: ["startdate"],
      time: ["startdate"],
      name: ["foodtype"],
      brand: ["sourcename"],
      calories: ["energyconsumed"],
      protein: ["protein"],
      carbs: ["carbohydrates"],
      fat: ["fattotal"],
      fiber: ["fiber"],
      micronutrients: {
        vitaminD: ["vitamind"],
        vitaminB12: ["vitaminb12"],
        vitaminB9: ["folate"],
        vitaminA: ["vitamina"],
        vitaminC: ["vitaminc"],
        vitaminK: ["vitamink"],
        vitaminE: ["vitamine"],
        vitaminB1: ["thiamin"],
        calcium: ["calcium"],
        iron: ["iron"],
        magnesium: ["magnesium"],
        potassium: ["potassium"],
        zinc: ["zinc"],
        iodine: ["iodine"],
        selenium: ["selenium"],
      },
    },
  },
  {
    product: "applehealth",
    layout: "health",
    kind: "weights",
    signature: [["startdate"], ["bodymass"], ["unit"]],
    columns: { day: ["startdate"], weight: ["bodymass"], unit: ["unit"] },
  },
];
