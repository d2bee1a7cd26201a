import { expect, it } from "vitest";
import { readStatedTime } from "./stated-time.ts";

const read = (text: string) => {
  const { daysAgo, openDays, meals } = readStatedTime(text);
  return [[...daysAgo], openDays, [...meals]];
};

it.each([
  ["Yesterday I had two eggs", [1], []],
  ["two eggs, LAST NIGHT", [1], ["dinner"]],
  ["the day before yesterday: a burger for lunch", [2], ["lunch"]],
  ["3 days ago I ate pizza", [3], []],
  ["12 eggs this morning", [0], ["breakfast"]],
  ["Breakfast: eggs", [], ["breakfast"]],
  ["a snack bar last night, as a snack", [1], ["snack"]],
  ["dinner roll and a breakfast burrito", [], []],
  ["sun-dried tomatoes and a Mars bar", [], []],
  ["Anoche cené tortilla", [1], ["dinner"]],
  ["ayer al mediodía, arroz con pollo", [1], ["lunch"]],
  ["Desayuné avena", [], ["breakfast"]],
  ["anteayer merendé un yogur", [2], ["snack"]],
  ["hace dos días, una pizza", [2], []],
  ["una manzana mañana", [], []],
  ["Hier soir, une quiche", [1], ["dinner"]],
  ["avant-hier à midi : un steak", [2], ["lunch"]],
  ["Au petit-déjeuner, deux tartines", [], ["breakfast"]],
  ["il y a trois jours, une crêpe", [3], []],
  ["two eggs", [], []],
])("%s", (text, daysAgo, meals) => {
  expect(read(text)).toEqual([daysAgo, [], meals]);
});

it.each([
  ["leftovers from yesterday", "from yesterday"],
  ["yesterday's pizza", "yesterday's"],
  ["On Monday, a salad", "monday"],
  ["12 days ago, a salad", "days ago"],
  ["lo mismo que ayer", "que ayer"],
  ["sobras de la cena de anoche", "de anoche"],
  ["El martes, paella", "martes"],
  ["le reste du gratin d’hier", "d'hier"],
  ["dimanche, un poulet", "dimanche"],
  ["On March 3rd, two eggs", "march 3rd"],
  ["12 de octubre: tortilla", "12 de octubre"],
  ["03/10/2026 two eggs", "03/10/2026"],
])("%s: the day must be asked for", (text, words) => {
  expect(read(text).slice(0, 2)).toEqual([[], [words]]);
});

it("names every day and meal that a text is of", () => {
  expect(read("yesterday pizza, today a salad")).toEqual([[1, 0], [], []]);
  expect(read("Breakfast: eggs. Lunch: soup. Dinner: fish")).toEqual([
    [],
    [],
    ["breakfast", "lunch", "dinner"],
  ]);
});
