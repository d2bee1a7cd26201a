import { type DiaryFormat, macros, micronutrientColumns, toLimit } from "./format.ts";

export const cronometer: readonly DiaryFormat[] = [
  {
    product: "cronometer",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["day"], ["food name"], ["energy"]],
    bookkeeping: ["category", "net carbs"],
    columns: {
      day: ["day"],
      time: ["time"],
      mealType: ["group"],
      name: ["food name"],
      amount: ["amount"],
      unit: ["unit"],
      calories: ["energy"],
      ...macros,
      micronutrients: {
        ...micronutrientColumns(" "),
        vitaminB12: ["b12 (cobalamin)"],
        vitaminB1: ["b1 (thiamine)"],
      },
      toLimit: { ...toLimit, saturatedFat: ["saturated"] },
    },
  },
  {
    product: "cronometer",
    kind: "weights",
    signature: [["day"], ["metric"], ["unit"], ["amount"]],
    bookkeeping: ["time", "group"],
    columns: { day: ["day"], weight: ["amount"], unit: ["unit"], metric: ["metric"] },
  },
];

export const macroFactor: readonly DiaryFormat[] = [
  {
    product: "macrofactor",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["date"], ["food name"], ["serving weight"], ["calories"]],
    columns: {
      day: ["date"],
      time: ["time"],
      name: ["food name"],
      amount: ["serving qty"],
      unit: ["serving size"],
      grams: ["serving weight"],
      calories: ["calories"],
      ...macros,
      micronutrients: {
        ...micronutrientColumns(" "),
        vitaminB12: ["b12, cobalamin"],
        vitaminB1: ["b1, thiamine"],
      },
      toLimit,
    },
  },
  {
    product: "macrofactor",
    kind: "weights",
    signature: [["date"], ["weight"], ["fat percent"]],
    columns: { day: ["date"], weight: ["weight"] },
  },
];

export const lifesum: readonly DiaryFormat[] = [
  {
    product: "lifesum",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["date"], ["meal type"], ["amount in grams"], ["carbs fiber"]],
    columns: {
      day: ["date"],
      mealType: ["meal type"],
      name: ["food item", "title", "food"],
      amount: ["amount"],
      unit: ["serving"],
      grams: ["amount in grams"],
      calories: ["calories"],
      ...macros,
      fiber: ["carbs fiber"],
      // Its sodium and potassium have no unit that could be confirmed.
      toLimit: { sugars: ["carbs sugar"], saturatedFat: ["fat saturated"] },
    },
  },
];

/** The files of an exporter for Yazio's service: Yazio itself has none. */
export const yazio: readonly DiaryFormat[] = [
  {
    product: "yazio",
    kind: "foods",
    carbohydrate: "withoutFibre",
    signature: [["date"], ["meal"], ["product"], ["calories total"]],
    bookkeeping: ["calories/g", "protein/g", "fat/g", "carbs/g"],
    columns: {
      day: ["date"],
      time: ["time"],
      mealType: ["meal"],
      name: ["product"],
      amount: ["portions"],
      unit: ["unit"],
      grams: ["amount"],
      calories: ["calories total"],
      protein: ["protein total"],
      carbs: ["carbs total"],
      fat: ["fat total"],
    },
  },
];

export const loseIt: readonly DiaryFormat[] = [
  {
    product: "loseit",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["date"], ["name"], ["meal", "type"], ["quantity"], ["units"], ["calories"]],
    bookkeeping: ["icon"],
    columns: {
      day: ["date"],
      mealType: ["meal", "type"],
      name: ["name"],
      amount: ["quantity"],
      unit: ["units"],
      isDeleted: ["deleted"],
      calories: ["calories"],
      ...macros,
      carbs: ["carbohydrates"],
      toLimit,
    },
  },
  {
    product: "loseit",
    kind: "weights",
    signature: [["date"], ["weight"], ["last updated"]],
    bookkeeping: ["last updated"],
    columns: { day: ["date"], weight: ["weight"], isDeleted: ["deleted"] },
  },
];

/** A row is a whole meal: the export names no foods. */
export const myFitnessPal: readonly DiaryFormat[] = [
  {
    product: "myfitnesspal",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["date"], ["meal"], ["calories"], ["carbohydrates"]],
    columns: {
      day: ["date"],
      time: ["time"],
      mealType: ["meal"],
      note: ["note"],
      calories: ["calories"],
      ...macros,
      carbs: ["carbohydrates"],
      // Vitamins, calcium and iron are percentages of a daily value there, of which the file does not say.
      micronutrients: { potassium: ["potassium"] },
      toLimit: { ...toLimit, sugars: ["sugar"] },
    },
  },
  {
    product: "myfitnesspal",
    kind: "weights",
    signature: [["date"], ["weight"]],
    columns: { day: ["date"], weight: ["weight"] },
  },
];
