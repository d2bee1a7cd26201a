import { expect, it } from "vitest";
import { diaryFormats } from "./formats/diary-formats.ts";
import { Columns, readHeader } from "./headers.ts";
import type { ReaderParts } from "./read-clock.ts";
import { createFoodReader } from "./read-food-row.ts";

const parts: ReaderParts = {
  table: new Columns(["Date", "Meal", "Calories", "Carbohydrates (g)", "Fiber"].map(readHeader)),
  ...{
    hasDecimalComma: false,
    dateOrder: "dmy",
    weightUnit: "kg",
    today: "2026-03-10",
    language: "en",
    country: null,
  },
};

it.each([
  ["withFibre", 58.7],
  ["withoutFibre", 68.7],
] as const)("carbohydrate %s becomes ours", (carbohydrate, carbs) => {
  const format = diaryFormats.find(({ product, kind }) => product === "myfitnesspal" && kind === "foods");
  if (format?.kind !== "foods") throw new Error("MyFitnessPal's foods are read.");
  const read = createFoodReader({ ...format, carbohydrate }, parts);
  expect(read(["2026-03-09", "Breakfast", "372", "58.7", "10"], 2)).toMatchObject({
    food: { carbs, fiber: 10, unknown: ["protein", "fat"] },
  });
});
