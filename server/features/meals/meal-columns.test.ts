import { expect, it } from "vitest";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { type ExportedFood, mealColumns } from "./meal-columns.ts";

const exported: ExportedFood = {
  meal: {
    id: "0197b7a0-0000-7000-8000-000000000000",
    name: "Lunch",
    day: "2026-03-10",
    timeZone: "Europe/Madrid",
    eatenAt: new Date("2026-03-10T12:05:00Z"),
    nutriScore: "B",
  } as ExportedFood["meal"],
  food: {
    name: "Rice",
    grams: 150.456,
    calories: 195,
    protein: 4,
    carbs: 42,
    fat: 0.5,
    fiber: 0.6,
    source: { table: "FNDDS 2021-2023", code: "56205001", description: "Rice, white" },
  } as ExportedFood["food"],
  micronutrients: eachMicronutrient((name) => (name === "iron" ? 1.2 : null)),
  toLimit: { sugars: 0.123, salt: 0.5 },
};
const cellOf = (name: string, of = exported) => mealColumns.find((column) => column.name === name)?.cell(of);

it("the columns of the export keep their names and their order", () => {
  const published =
    "date,time,time_zone,meal,meal_nutri_score,food,grams,calories_kcal,protein_g,carbs_g,fat_g,fiber_g,vitaminD_ug,vitaminB12_ug,vitaminB9_ug,vitaminA_ug,vitaminC_mg,vitaminK_ug,vitaminE_mg,vitaminB1_mg,calcium_mg,iron_mg,magnesium_mg,potassium_mg,zinc_mg,iodine_ug,selenium_ug,omega3_g,source_table,source_code,source_description,meal_type,sugars_g,saturated_fat_g,salt_g,sodium_mg";
  // New ones come after them.
  const names = mealColumns.map(({ name }) => name).join(",");
  expect(`${names},`.slice(0, published.length + 1)).toBe(`${published},`);
});

it("a cell is the figure of its column: the clock of the meal's time zone, amounts in what was eaten", () => {
  expect(["date", "time", "time_zone", "meal", "meal_nutri_score"].map((name) => cellOf(name))).toEqual([
    "2026-03-10",
    "13:05",
    "Europe/Madrid",
    "Lunch",
    "B",
  ]);
  expect(["food", "grams", "calories_kcal", "fiber_g"].map((name) => cellOf(name))).toEqual([
    "Rice",
    150.46,
    195,
    0.6,
  ]);
  expect([cellOf("iron_mg"), cellOf("source_code")]).toEqual([1.81, "56205001"]);
  expect(["sugars_g", "saturated_fat_g"].map((name) => cellOf(name))).toEqual([0.12, null]);
  expect(["salt_g", "sodium_mg"].map((name) => cellOf(name))).toEqual([0.5, 200]);
  expect(cellOf("meal_type")).toBe("lunch");
  expect(cellOf("meal_type", { ...exported, meal: { ...exported.meal, mealType: "snack" } })).toBe("snack");
});

it("a figure that the table does not give is empty, not 0", () => {
  expect(cellOf("calcium_mg")).toBeNull();
  expect(cellOf("iron_mg", { ...exported, micronutrients: undefined })).toBeNull();
});
