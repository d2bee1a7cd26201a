import { type DiaryFormat, macros, micronutrientColumns, toLimit } from "./format.ts";

export const sparkyFitness: readonly DiaryFormat[] = [
  {
    product: "sparkyfitness",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [
      ["date"],
      ["meal type", "type de repas", "repas"],
      ["food name", "nom de l'aliment", "aliment"],
      ["calories"],
    ],
    columns: {
      day: ["date"],
      time: ["time", "heure"],
      mealType: ["meal type", "type de repas", "repas"],
      name: ["food name", "nom de l'aliment", "aliment"],
      brand: ["brand", "marque"],
      amount: ["quantity consumed", "quantité consommée"],
      unit: ["unit", "unité"],
      calories: ["calories"],
      protein: ["protein", "protéines"],
      carbs: ["carbs", "glucides"],
      fat: ["fat", "lipides"],
      fiber: ["fiber", "fibres"],
      toLimit: {
        ...{ sugars: ["sugars", "sucres"], saturatedFat: ["saturated fat", "gras saturés"] },
        sodium: ["sodium"],
      },
    },
  },
  // Its page "Reports", with the figures that the person has chosen to see. Where it shows net carbohydrates, the whole is unknown.
  {
    product: "sparkyfitness",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["date"], ["meal"], ["food"], ["brand"], ["quantity"]],
    columns: {
      day: ["date"],
      mealType: ["meal"],
      name: ["food"],
      brand: ["brand"],
      amount: ["quantity"],
      unit: ["unit"],
      calories: ["calories"],
      ...macros,
      fiber: ["dietary fiber"],
      micronutrients: micronutrientColumns(" "),
      toLimit,
    },
  },
  {
    product: "sparkyfitness",
    kind: "weights",
    signature: [["date"], ["weight"], ["steps"]],
    columns: { day: ["date"], weight: ["weight"] },
  },
];

/** Its JSON has one object a food (read-json-diary.ts); names are paths. */
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
      toLimit: {
        sugars: ["meal.nutriments.sugars100"],
        saturatedFat: ["meal.nutriments.saturatedfat100"],
      },
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
        ...micronutrientColumns("-"),
        ...{ vitaminB9: ["vitamin-b9"], vitaminB1: ["vitamin-b1"], omega3: ["omega-3-fat"] },
      },
      toLimit: { sugars: ["sugars"], saturatedFat: ["saturated-fat"], salt: ["salt"] },
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
