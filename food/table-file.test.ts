import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoodRow } from "./food-row.ts";
import { writeTableFile } from "./make-table/write-table-file.ts";
import { readTableFile } from "./table-file.ts";
import { loadFoodTableOnce } from "./testing/load-food-table-once.ts";

const text = fc
  .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 })
  .filter((name) => !/[|=]/.test(name));
const figure = fc.double({ min: 0, max: 1000, noNaN: true });
const unknownOr = fc.option(figure);
const [template] = loadFoodTableOnce().rows;

const row: fc.Arbitrary<Omit<FoodRow, "index">> = fc
  .record({
    source: fc.record({ table: text, code: text, description: text }, { noNullPrototype: true }),
    alsoCalled: fc.array(text, { maxLength: 3 }),
    frenchName: fc.option(text),
    category: text,
    calories: figure,
    fruitVegetableLegumePercent: figure,
    iodine: unknownOr,
    omega3: unknownOr,
    nutriScoreClass: fc.constantFrom("general", "water", "cheese"),
    hasNonNutritiveSweeteners: fc.boolean(),
    portions: fc.array(fc.record({ description: text, grams: figure }, { noNullPrototype: true }), {
      maxLength: 3,
    }),
    defaultGrams: unknownOr,
    gramsPerMl: unknownOr,
  })
  .map(({ calories, fruitVegetableLegumePercent, iodine, omega3, ...rest }) => {
    if (template === undefined) throw new Error("The committed table is empty");
    const micronutrients = { ...template.per100Grams.micronutrients, iodine, omega3 };
    return {
      ...rest,
      per100Grams: { ...template.per100Grams, calories, fruitVegetableLegumePercent, micronutrients },
    };
  });

describe("the table file", () => {
  it("gives back every row that was written", () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const expected = rows.map((one, index) => ({ index, ...one }));
        expect(readTableFile(Buffer.from(writeTableFile(rows)))).toEqual(expected);
      }),
    );
  });

  it("refuses a name that holds a separator", () => {
    if (template === undefined) throw new Error("The committed table is empty");
    const named = (description: string) => [{ ...template, source: { ...template.source, description } }];
    expect(() => writeTableFile(named("milk\tor cream"))).toThrow("separator");
    expect(() => writeTableFile(named("milk|cream"))).toThrow("separator");
  });

  it("refuses a file of another version", () => {
    expect(() => readTableFile(Buffer.from("table\tcode\nFNDDS\t1\n"))).toThrow("build it anew");
  });
});
