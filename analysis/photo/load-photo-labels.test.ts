import { expect, test } from "vitest";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { detectorLabels } from "./embedded/boxes.ts";
import { classifierLabels } from "./embedded/classifier-classes.ts";
import { loadPhotoLabels } from "./load-photo-labels.ts";
import { kindsOfDish } from "./photo-label.ts";

const labels = loadPhotoLabels(loadFoodTableOnce());

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

test("at least three hundred foods and dishes, eight or more of each kind", () => {
  expect(labels.all.length).toBeGreaterThanOrEqual(300);
  for (const kind of kindsOfDish) {
    expect(labels.all.filter((label) => label.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
  }
});

test("no two labels have the same name in a language", () => {
  for (const language of languages) {
    const names = labels.all.map((label) => label.names[language]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test("what the embedded recogniser can name is a label", () => {
  const named = [...detectorLabels, ...classifierLabels];
  expect(named.filter((id) => labels.find(id) === undefined)).toEqual([]);
});

test("the usual portion of a label is realistic, and its piece weighs no more than a meal", () => {
  const kcalOf = (grams: number, per100Grams: number) => (grams * per100Grams) / 100;
  for (const { id, row, defaultGrams, pieceGrams } of labels.all) {
    expect(kcalOf(defaultGrams, row.per100Grams.calories), id).toBeLessThan(1_200);
    expect(pieceGrams ?? 0, id).toBeLessThanOrEqual(defaultGrams);
  }
});
