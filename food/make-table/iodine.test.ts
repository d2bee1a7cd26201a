import { describe, expect, it } from "vitest";
import { addIodine } from "./add-iodine.ts";
import { FnddsRecipes } from "./fndds-recipes.ts";
import { IodineRules } from "./iodine-rules.ts";
import { parseCsv } from "./parse-csv.ts";
import { rowOf } from "./source-row.fixture.ts";

const rules = new IodineRules(
  [
    "# a remark",
    "food\tMilk, whole, fluid\t^milk, whole\tdry",
    "food\tEgg, raw\t^eggs?, whole",
    "dish\tPizza, cheese\t^pizza, cheese",
  ].join("\n"),
  new Map([
    ["Milk, whole, fluid", 34],
    ["Egg, raw", 50],
    ["Pizza, cheese", 12],
  ]),
);

const recipes = new FnddsRecipes(
  parseCsv(
    [
      "Food code,Ingredient code,Ingredient description,Ingredient weight (g),Moisture change (%)",
      '10,1077,"Milk, whole, 3.25% milkfat",50,0',
      '10,1123,"Eggs, whole, raw",50,0',
      '11,1077,"Milk, whole, 3.25% milkfat",50,0',
      '11,9999,"Pasta, cooked",50,0',
      '12,1077,"Milk, whole, 3.25% milkfat",100,-75',
      '13,1123,"Eggs, whole, raw",100,-20',
    ].join("\n"),
  ),
);

function iodineOf(code: string, description: string, table = "FNDDS 2021-2023"): number | null | undefined {
  const [row] = addIodine([rowOf({ table, code, description })], recipes, rules).rows;
  return row?.per100Grams.micronutrients.iodine;
}

describe("addIodine", () => {
  it("takes a dish as it was measured before its recipe", () => {
    expect(iodineOf("10", "Pizza, cheese, thin crust")).toBe(12);
  });

  it("takes the mean of a recipe, in the weight that cooking left", () => {
    expect(iodineOf("10", "Custard")).toBe(42);
    expect(iodineOf("13", "Omelet")).toBe(62.5);
  });

  it("leaves a food unknown when a tenth of its recipe is, or when its whey was drained", () => {
    expect(iodineOf("11", "Pasta in milk")).toBeNull();
    expect(iodineOf("12", "Fresh curd")).toBeNull();
  });

  it("takes the single food that a name means, but no food that names a second one", () => {
    expect(iodineOf("20", "Milk, whole", "FNDDS 2017-2018")).toBe(34);
    expect(iodineOf("21", "Milk, whole, with chocolate", "FNDDS 2017-2018")).toBeNull();
    expect(iodineOf("22", "Milk, whole, dry", "FNDDS 2017-2018")).toBeNull();
  });
});

describe("the rules", () => {
  it("refuse an item that the release does not have", () => {
    expect(() => new IodineRules("food\tManna\t^manna", new Map())).toThrow(
      'no such item in the release: "Manna"',
    );
    expect(() => new IodineRules("fruit\tManna\t^manna", new Map([["Manna", 1]]))).toThrow("not a rule");
  });
});
