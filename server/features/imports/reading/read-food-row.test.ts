import { expect, it } from "vitest";
import { csvFormats } from "./formats.ts";
import { createFoodReader, type ReaderParts } from "./read-food-row.ts";

const header = ["date", "meal", "calories", "carbohydrates (g)", "fiber"];
const parts: ReaderParts = {
  header,
  cellOf: (names) => (cells) => cells[header.findIndex((name) => names?.includes(name))] ?? "",
  ...{ hasDecimalComma: false, dateOrder: "dmy", weightUnit: "kg", today: "2026-03-10" },
};

it.each([
  ["withFibre", 58.7],
  ["withoutFibre", 68.7],
] as const)("carbohydrate %s becomes ours", (carbohydrate, carbs) => {
  const format = csvFormats.find(({ product, kind }) => product === "myfitnesspal" && kind === "foods");
  if (format?.kind !== "foods") throw new Error("MyFitnessPal's foods are read.");
  const read = createFoodReader({ ...format, carbohydrate }, parts);
  expect(read(["2026-03-09", "Breakfast", "372", "58.7", "10"], 2)).toMatchObject({
    food: { carbs, fiber: 10, unknown: ["protein", "fat"] },
  });
});
