/** analysis/photo: every label stands on a row of the table and is named in three languages. */
import { expect, test } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { kindsOfDish } from "./food-label.ts";
import { kindNames } from "./kinds-of-dish.ts";
import { loadFoodLabels } from "./load-labels.ts";

const labels = loadFoodLabels(loadFoodTable());

test("each label has an id of its own, in kebab-case", () => {
  const ids = labels.all.map((label) => label.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test("a label is found by its id, an unknown id is not", () => {
  expect(labels.find("banana")?.names).toEqual({ en: "banana", es: "plátano", fr: "banane" });
  expect(labels.find("banana")?.row.source.description).toBe("Banana, raw");
  expect(labels.find("wheelbarrow")).toBeUndefined();
});

test("every kind of dish is named", () => {
  expect(Object.keys(kindNames)).toEqual([...kindsOfDish]);
});
