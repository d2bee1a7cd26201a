import { describe, expect, it } from "vitest";
import { readOffRecord } from "./read-record.ts";

const oats = { code: "4006209700068", product_name: "Oats", countries_tags: ["en:germany"] };
const gram = (value: number, more: object = {}) => ({ value, value_string: `${value}`, unit: "g", ...more });

/** As the label states it, for 100 g. */
const label = {
  ...{ source: "packaging", preparation: "as_sold", per: "100g", per_quantity: 100, per_unit: "g" },
  nutrients: {
    "energy-kj": { value: 1556, unit: "kJ" },
    "energy-kcal": { value: 372, unit: "kcal" },
    proteins: gram(13.5),
    carbohydrates: gram(58.7),
    fat: gram(7),
    fiber: gram(10),
    "saturated-fat": gram(1.2),
    sugars: { value: 700, unit: "mg" },
    salt: { unit: "g", value_computed: 0.02, modifier: "<" },
    sodium: gram(0.008),
  },
};
const schemaOf = (nutrition: object, more: object = {}) => ({
  ...oats,
  schema_version: 1003,
  nutrition,
  ...more,
});
const read = (record: object) => readOffRecord({ ...record });

describe("a product of Open Food Facts' schema of 2026", () => {
  it("has the figures that its label states", () => {
    const product = read(schemaOf({ input_sets: [label], aggregated_set: {} }));
    expect(product).toMatchObject({ unit: "g", kilojoules: 1556 });
    expect(product?.figures).toEqual({
      ...{ calories: 372, protein: 13.5, carbs: 68.7, fat: 7, fiber: 10, sugars: 0.7 },
      ...{ saturatedFat: 1.2, salt: 0.02, alcohol: null, polyols: null },
    });
  });

  it("has those of the aggregated set where only that is given", () => {
    const nutrients = {
      energy: { value: 180, unit: "kJ", source: "packaging", source_per: "serving", source_index: 0 },
      "energy-kj": { value: 180, unit: "kJ", source: "packaging", source_per: "serving", source_index: 0 },
      carbohydrates: gram(10.6, { source: "packaging" }),
      fiber: gram(4, { source: "estimate" }),
    };
    const product = read(schemaOf({ aggregated_set: { preparation: "as_sold", per: "100ml", nutrients } }));
    expect(product?.unit).toBe("ml");
    expect(product?.figures.calories).toBeCloseTo(43.02, 2);
    // What is estimated from the list of ingredients is on no label.
    expect(product?.figures).toMatchObject({ carbs: 10.6, fiber: null });
  });

  it.each([
    ["its own quantity", { per_quantity: "40", per_unit: "g" }, {}],
    ["the product's serving", {}, { serving_quantity: 40, serving_quantity_unit: "g" }],
  ])("converts a serving by %s", (_, quantity, more) => {
    const { per_quantity: __, per_unit: ___, ...bare } = label;
    const serving = { ...bare, ...quantity, per: "serving" };
    const product = read(schemaOf({ input_sets: [serving] }, more));
    expect(product?.figures).toMatchObject({ calories: 930, protein: 33.75, fat: 17.5 });
  });

  it.each([
    ["whose weight is not known", {}],
    ["of a few grams, whose rounding would be multiplied", { per_quantity: 3, per_unit: "g" }],
    ["in pieces", { per_quantity: 2, per_unit: "piece" }],
  ])("has no figures from a serving %s", (_, quantity) => {
    const { per_quantity: __, per_unit: ___, ...bare } = label;
    const product = read(schemaOf({ input_sets: [{ ...bare, ...quantity, per: "serving" }] }));
    expect(product?.figures).toMatchObject({ calories: null, protein: null });
  });

  it("is the food as sold where it is stated as prepared as well", () => {
    const prepared = {
      ...{ ...label, preparation: "prepared", per: "100ml", per_unit: "ml" },
      nutrients: { "energy-kcal": { value: 60, unit: "kcal" } },
    };
    const aggregated = { preparation: "prepared", per: "100ml", nutrients: prepared.nutrients };
    const both = read(schemaOf({ input_sets: [prepared, label], aggregated_set: aggregated }));
    expect([both?.unit, both?.figures.calories]).toEqual(["g", 372]);
    const alone = read(schemaOf({ input_sets: [prepared], aggregated_set: aggregated }));
    expect(alone?.figures.calories).toBeNull();
  });

  it("is read from its maker before the packet, and never from an estimate", () => {
    const of = (source: string, kcal: number) => ({
      ...label,
      source,
      nutrients: { "energy-kcal": { value: kcal, unit: "kcal" } },
    });
    const sets = [of("estimate", 1), of("packaging", 370), of("manufacturer", 375)];
    expect(read(schemaOf({ input_sets: sets }))?.figures.calories).toBe(375);
    expect(read(schemaOf({ input_sets: [of("estimate", 1)] }))?.figures.calories).toBeNull();
  });

  it("has no energy that was reckoned from its other figures: it is on no label", () => {
    const reckoned = { unit: "kcal", value_computed: 300 };
    const nutrients = { ...label.nutrients, "energy-kcal": reckoned };
    const ofKilojoules = read(schemaOf({ input_sets: [{ ...label, nutrients }] }));
    expect(ofKilojoules?.figures.calories).toBeCloseTo(371.89, 2);
    const about = { "energy-kcal": { value: 300, unit: "kcal", modifier: "~" } };
    const aggregated_set = { preparation: "as_sold", per: "100g", nutrients: about };
    expect(read(schemaOf({ aggregated_set }))?.figures.calories).toBeNull();
  });

  it("has alcohol in per cent of the volume, whatever the amount", () => {
    const beer = {
      ...{ source: "packaging", preparation: "as_sold", per: "serving", per_quantity: 250, per_unit: "ml" },
      nutrients: { "energy-kcal": { value: 108, unit: "kcal" }, alcohol: { value: 5, unit: "% vol" } },
    };
    const product = read(schemaOf({ input_sets: [beer] }));
    expect(product).toMatchObject({ unit: "ml", figures: { calories: 43.2, alcohol: 3.945 } });
  });

  it.each([
    ["with total carbohydrate of its own name", ["en:germany"], { "carbohydrates-total": gram(68.7) }, 68.7],
    ["sold in the United States", ["en:united-states"], { carbohydrates: gram(68.7) }, 68.7],
    ["sold in Germany", ["en:germany"], { carbohydrates: gram(58.7) }, 68.7],
  ])("%s has our carbohydrate, with fibre", (_, countries_tags, carbohydrate, carbs) => {
    const nutrients = { fiber: gram(10), ...carbohydrate };
    const product = read(schemaOf({ input_sets: [{ ...label, nutrients }] }, { countries_tags }));
    expect(product?.figures.carbs).toBe(carbs);
  });

  it.each([
    [{ input_sets: "none", aggregated_set: null }],
    [{ input_sets: [null, 3, { nutrients: [] }, { ...label, nutrients: { fat: null, salt: "x" } }] }],
    [{ input_sets: [{ ...label, nutrients: { fat: { value: 7, unit: "sacks" }, sugars: gram(-1) } }] }],
    [[]],
  ])("without sensible figures has none: %j", (nutrition) => {
    const figures = Object.values(read(schemaOf(nutrition))?.figures ?? { none: 1 });
    expect(figures.every((figure) => figure === null)).toBe(true);
  });
});

describe("a product of the older schema", () => {
  it("has its figures for 100 g, and beside them what only a serving states", () => {
    const nutriments = {
      "energy-kcal_100g": 372,
      "energy-kcal_serving": 148.8,
      proteins_serving: 5.4,
      alcohol_serving: 5,
    };
    const product = read({ ...oats, serving_quantity: 40, nutriments });
    expect(product?.figures).toMatchObject({ calories: 372, protein: 13.5, alcohol: 3.945 });
  });

  it("has none from a serving of unknown weight", () => {
    const product = read({ ...oats, nutriments: { "energy-kcal_serving": 148.8 } });
    expect(product?.figures.calories).toBeNull();
  });
});

it("a name turns no direction of writing", () => {
  expect(read({ ...oats, product_name: "Oats \u202E0 kcal\u2066\u200F" })?.name).toBe("Oats 0 kcal");
});
