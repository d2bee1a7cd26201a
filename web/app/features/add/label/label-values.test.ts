import { expect, it } from "vitest";
import { type LabelReading, labelValues, needsServingWeight } from "./label-values.ts";

const inGrams = { energyUnit: "kcal", hasSodium: false } as const;
const valuesOf = (reading: LabelReading) => labelValues(reading, "en", inGrams);

type Column = LabelReading["columns"][number];
const figure = (
  nutrient: Column["figures"][number]["nutrient"],
  value: number | null,
  more: Partial<Column["figures"][number]> = {},
): Column["figures"][number] => ({ nutrient, value, isBelow: false, doubt: null, ...more });
const column = (basis: Column["basis"], figures: Column["figures"], more: Partial<Column> = {}): Column => ({
  basis,
  figures,
  isBasisGuessed: false,
  isPrepared: false,
  micronutrients: [],
  ...more,
});
const label = (columns: Column[], more: Partial<LabelReading> = {}): LabelReading => ({
  columns,
  barcode: null,
  servingGrams: null,
  servingMillilitres: null,
  servingsPerContainer: null,
  area: { left: 0, top: 0, width: 1, height: 1 },
  quarterTurns: 0,
  ...more,
});

it("takes the figures for 100 g, and the label's serving and pack", () => {
  const { values, doubts, packGrams } = valuesOf(
    label(
      [
        column("perServing", [figure("energyKcal", 60)]),
        column("per100Grams", [
          figure("energyKcal", 200),
          figure("fat", 4.5),
          figure("protein", null, { doubt: "missing" }),
        ]),
      ],
      { servingGrams: 30, servingsPerContainer: 8 },
    ),
  );
  expect(values).toEqual({ calories: "200", fat: "4.5", portionGrams: "30" });
  expect(doubts).toEqual({ protein: "missing" });
  expect(packGrams).toBe(240);
});

it("works out 100 g from a serving whose grams are known", () => {
  const { values, doubts } = valuesOf(
    label([column("perServing", [figure("energyKcal", 200), figure("carbohydrate", 1, { isBelow: true })])], {
      servingGrams: 86,
    }),
  );
  expect(values).toMatchObject({ calories: "232.56", carbs: "1.16" });
  expect(doubts).toEqual({ carbs: "below" });
});

it("asks to check everything when it is not known what the figures are for", () => {
  const { doubts } = valuesOf(label([column("perServing", [figure("energyKcal", 200), figure("fat", 4)])]));
  expect(doubts).toEqual({ calories: "basis", fat: "basis" });
});

it("needs the serving's weight only where it alone is stated, and not how much it weighs", () => {
  const serving = column("perServing", [figure("energyKcal", 200)]);
  const per100 = column("per100Grams", [figure("energyKcal", 400)]);
  expect(needsServingWeight(label([serving]))).toBe(true);
  expect(needsServingWeight(label([serving, { ...per100, isPrepared: true }]))).toBe(true);
  expect(needsServingWeight(label([serving], { servingGrams: 50 }))).toBe(false);
  expect(needsServingWeight(label([serving], { servingMillilitres: 250 }))).toBe(false);
  expect(needsServingWeight(label([serving, per100]))).toBe(false);
});

it("takes kJ where there are no kcal, and nothing from a column as prepared", () => {
  const { values } = valuesOf(
    label([
      column("per100Grams", [figure("energyKj", 418)], { isPrepared: true }),
      column("per100Grams", [figure("energyKj", 300)]),
    ]),
  );
  expect(values.calories).toBe("72");
});

it("shows the carbohydrate as printed, and says whether fibre is in it", () => {
  const figures = [figure("carbohydrate", 55.2), figure("fibre", 8.3)];
  expect(valuesOf(label([column("per100Grams", figures)]))).toMatchObject({
    values: { carbs: "55.2", fiber: "8.3" },
    carbohydrate: "withoutFibre",
  });
  expect(valuesOf(label([column("perServing", figures)], { servingGrams: 100 }))).toMatchObject({
    values: { carbs: "55.2", fiber: "8.3" },
    carbohydrate: "withFibre",
  });
});

it("reads sugars, saturated fat and salt, or sodium where the form asks for that, with what to compare", () => {
  const read = label([
    column("per100Grams", [
      figure("energyKcal", 200),
      figure("sugars", 12.5),
      figure("saturates", 1.1, { doubt: "unclear" }),
      figure("sodium", 400),
    ]),
  ]);
  const { values, doubts } = valuesOf(read);
  expect(values).toMatchObject({ sugars: "12.5", saturatedFat: "1.1", salt: "1" });
  expect(doubts).toEqual({ saturatedFat: "unclear" });
  expect(labelValues(read, "en", { ...inGrams, hasSodium: true }).values.salt).toBe("400");
});

it("has the vitamins and minerals that were read for sure, for 100 g", () => {
  const read = (
    nutrient: Column["micronutrients"][number]["nutrient"],
    value: number | null,
    doubt = null,
  ) => ({
    ...{ nutrient, value, isBelow: false, doubt },
  });
  const micronutrients = [read("calcium", 120), { ...read("iron", 4), doubt: "unclear" as const }];
  const serving = column("perServing", [figure("energyKcal", 200)], { micronutrients });
  expect(valuesOf(label([serving], { servingGrams: 80 })).micronutrients).toEqual({ calcium: 150 });
  expect(valuesOf(label([serving])).micronutrients).toEqual({});
});

it("leaves a field empty that no food can have, and says so", () => {
  const read = label([
    column("per100Grams", [figure("energyKj", 9902.16), figure("fat", 250), figure("protein", 100)]),
  ]);
  const { values, doubts } = valuesOf(read);
  expect(values).toEqual({ protein: "100", portionGrams: "100" });
  expect(doubts).toEqual({ calories: "impossible", fat: "impossible" });
});

it.each([
  ["en", "4.5"],
  ["es", "4,5"],
  ["fr", "4,5"],
] as const)("writes figures with the decimal mark of %s", (language, fat) => {
  const read = label([column("per100Grams", [figure("fat", 4.5), figure("energyKcal", 1.5)])]);
  expect(labelValues(read, language, inGrams).values.fat).toBe(fat);
});
