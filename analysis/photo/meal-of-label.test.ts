import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { LabelColumn, LabelFigure, NutritionLabel } from "./label/table/label-reading.ts";
import { mealOfLabel } from "./meal-of-label.ts";

const oats: Readonly<Partial<Record<FigureKey, number>>> = {
  energyKcal: 372,
  fat: 7,
  carbohydrate: 60,
  fibre: 10,
  protein: 12.5,
  sodium: 400,
};

function column(basis: LabelColumn["basis"], values = oats, more: Partial<LabelColumn> = {}): LabelColumn {
  const figures = Object.entries(values).map(([key, value]): [string, LabelFigure] => [
    key,
    { value, isBelow: false, doubt: null },
  ]);
  return {
    basis,
    isBasisGuessed: false,
    isPrepared: false,
    figures: Object.fromEntries(figures),
    micronutrients: {},
    ...more,
  };
}

function label(columns: readonly LabelColumn[], more: Partial<NutritionLabel> = {}): NutritionLabel {
  return {
    columns,
    servingGrams: null,
    servingMillilitres: null,
    servingsPerContainer: null,
    area: { left: 0, top: 0, width: 1, height: 1 },
    quarterTurns: 0,
    ...more,
  };
}
const foodOf = (given: NutritionLabel) => mealOfLabel(given, { language: "en", country: null })?.foods[0];

describe("the meal of a label", () => {
  it("has the figures of 100 g, with the fibre that such labels leave out of the carbohydrate", () => {
    const food = foodOf(label([column("per100Grams")], { servingGrams: 40, servingsPerContainer: 10 }));
    expect(food).toMatchObject({
      grams: 40,
      per100Grams: { calories: 372, carbs: 70, fiber: 10, protein: 12.5, sodiumMg: 400 },
      product: { code: null, servingGrams: 40, packGrams: 400, unknown: [] },
    });
  });

  it("works 100 g out from a serving, whose carbohydrate includes the fibre", () => {
    const half = Object.fromEntries(Object.entries(oats).map(([key, value]) => [key, value / 2]));
    const food = foodOf(label([column("perServing", { ...half, carbohydrate: 35 })], { servingGrams: 50 }));
    expect(food?.per100Grams).toMatchObject({ calories: 372, carbs: 70 });
    expect(foodOf(label([column("perServing")]))).toBeUndefined();
  });

  it("has the vitamins and minerals that were read for sure, for 100 g", () => {
    const serving = column("perServing", oats, {
      micronutrients: {
        calcium: { value: 108, isBelow: false, doubt: null },
        iron: { value: 4, isBelow: false, doubt: "contradiction" },
        zinc: { value: null, isBelow: false, doubt: "impossible" },
      },
    });
    const { micronutrients } = foodOf(label([serving], { servingGrams: 90 }))?.per100Grams ?? {};
    expect(micronutrients).toMatchObject({ calcium: 120, iron: null, zinc: null, vitaminC: null });
  });

  it("takes kJ where there are no kcal", () => {
    const { energyKcal: _, ...rest } = oats;
    expect(
      foodOf(label([column("per100Grams", { ...rest, energyKj: 1556 })]))?.per100Grams.calories,
    ).toBeCloseTo(372, 0);
  });

  it("is a drink where the figures are for 100 ml", () => {
    expect(foodOf(label([column("per100Millilitres")]))?.product?.unit).toBe("ml");
  });

  it("is none where a figure that counts is in doubt, missing, or for something unknown", () => {
    const read = column("per100Grams");
    const doubted = { ...read.figures, fat: { value: 7, isBelow: false, doubt: "unclear" as const } };
    const { protein: _, ...withoutProtein } = oats;
    for (const columns of [
      [{ ...read, figures: doubted }],
      [column("per100Grams", withoutProtein)],
      [column("per100Grams", oats, { isBasisGuessed: true })],
      [column("per100Grams", oats, { isPrepared: true })],
      [column("per100Grams", { ...oats, energyKcal: 37 })],
    ]) {
      expect(mealOfLabel(label(columns), { language: "en", country: null })).toBeUndefined();
    }
  });

  it("is named in the person's language", () => {
    const names = languages.map(
      (language) => mealOfLabel(label([column("per100Grams")]), { language, country: null })?.name,
    );
    expect(names).toEqual(["Packaged food", "Producto envasado", "Produit emballé"]);
  });
});
