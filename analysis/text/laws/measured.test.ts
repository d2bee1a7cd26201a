/** Law: a measure beside an ordinary food weighs what people mean by it. */
import { expect, it } from "vitest";
import { languageOf } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { describeMeal, readMeal } from "./read-meal.ts";

it("weighs a measure of an ordinary food", async () => {
  const breaches: string[] = [];
  for (const [tag = "", text = "", from, to] of readTsv(new URL("./measured.tsv", import.meta.url))) {
    const meal = await readMeal(text, languageOf(tag) ?? "en");
    const isRight = meal.foods.length === 1 && meal.grams >= Number(from) && meal.grams <= Number(to);
    const isRead = meal.analysis?.unread === undefined;
    if (!isRight || !isRead) breaches.push(`${tag} ${text} ${from}-${to}: ${describeMeal(meal)}`);
  }
  expect(breaches).toEqual([]);
});
