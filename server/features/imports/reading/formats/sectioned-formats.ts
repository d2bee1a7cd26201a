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
      toLimit: { sugars: ["sugar"], saturatedFat: ["sat"], sodium: ["sod"] },
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
