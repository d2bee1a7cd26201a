import { expect, it } from "vitest";
import { printedTable } from "../testing/printed-lines.ts";
import { readColumns, readPrinted } from "../testing/read-printed.ts";

const per100 = (...rows: readonly (readonly string[])[]) =>
  readColumns(printedTable([["", "per100g"], ...rows], [0, 300]))[0]?.figures;
const impossible = { value: null, isBelow: false, doubt: "impossible" };

it("leaves a figure empty that no food can have, and says why", () => {
  const figures = per100(
    ["Energy", "1566kcal"],
    ["Fat", "350g"],
    ["Carbohydrate", "58g"],
    ["Protein", "9.8g"],
    ["Salt", "130g"],
  );
  expect(figures).toMatchObject({
    energyKcal: impossible,
    fat: impossible,
    salt: impossible,
    protein: { value: 9.8 },
  });
});

const serving = (weight: string, fat = "10g") =>
  readPrinted(
    printedTable(
      [
        ["NutritionFacts", ""],
        ["Servingsize", `1bar(${weight})`],
        ["Calories", "200"],
        ["TotalFat", fat],
        ["SaturatedFat", "6g"],
        ["Sodium", "75mg"],
        ["TotalCarbohydrate", "25g"],
        ["TotalSugars", "19g"],
        ["Protein", "3g"],
      ],
      [0, 300],
    ),
  );

it("gives up a serving's weight that its figures rule out, and keeps the figures", () => {
  expect(serving("6g")).toMatchObject({
    label: {
      servingGrams: null,
      columns: [{ figures: { energyKcal: { value: 200, doubt: null }, fat: { value: 10, doubt: null } } }],
    },
  });
  expect(serving("60g")).toMatchObject({ label: { servingGrams: 60 } });
});

it("reads a serving's weight with a decimal comma", () => {
  expect(serving("62,5g")).toMatchObject({ label: { servingGrams: 62.5 } });
});

it("gives up the figure, not the weight, where the figures contradict each other", () => {
  expect(serving("60g", "65.4g")).toMatchObject({
    label: { servingGrams: 60, columns: [{ figures: { fat: impossible } }] },
  });
});
