import { type DiaryFormat, micronutrientColumns } from "./format.ts";

const bookkeeping = ["update_time", "create_time", "pkg_name", "datauuid", "deviceuuid"];

export const samsungHealth: readonly DiaryFormat[] = [
  {
    product: "samsunghealth",
    kind: "foods",
    carbohydrate: "withFibre",
    signature: [["start_time"], ["calorie"], ["carbohydrate"], ["total_fat"]],
    bookkeeping,
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
      toLimit: { sugars: ["sugar"], saturatedFat: ["saturated_fat"], sodium: ["sodium"] },
      // Others have no unit that could be confirmed.
      micronutrients: { calcium: ["calcium"], iron: ["iron"], potassium: ["potassium"] },
    },
  },
  {
    product: "samsunghealth",
    kind: "weights",
    signature: [["start_time"], ["weight"], ["pkg_name", "datauuid"]],
    bookkeeping,
    weightUnit: "kg",
    columns: { day: ["start_time"], offset: ["time_offset"], weight: ["weight"] },
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
      micronutrients: micronutrientColumns(""),
      toLimit: { sugars: ["sugar"], saturatedFat: ["fatsaturated"], sodium: ["sodium"] },
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
