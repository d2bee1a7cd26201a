import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { type DishWithParts, dishesWithParts } from "./dishes-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

const words: Readonly<Record<Language, { with: string; and: string; of: string }>> = {
  en: { with: "with", and: "and", of: "" },
  es: { with: "con", and: "y", of: "de " },
  fr: { with: "avec", and: "et", of: "de " },
};

/** How a dish and a list are written beside each other. */
const links: Readonly<Record<string, (dish: string, list: string, language: Language) => string>> = {
  with: (dish, list, language) => `${dish} ${words[language].with} ${list}`,
  colon: (dish, list) => `${dish}: ${list}`,
  comma: (dish, list) => `${dish}, ${list}`,
  brackets: (dish, list) => `${dish} (${list})`,
};

function listed({ parts, language }: DishWithParts): string {
  return `${parts.slice(0, -1).join(", ")} ${words[language].and} ${parts.at(-1)}`;
}

const grams = [120, 60, 40];

function weighed({ parts, language }: DishWithParts): string {
  return parts.map((part, at) => `${grams[at]} g ${words[language].of}${part}`).join(", ");
}

/** Who shared a dish, and how many they were. */
const sharers: Readonly<Record<Language, readonly (readonly [words: string, people: number])[]>> = {
  en: [
    ["for two", 2],
    ["for 4 people", 4],
    ["between the two of us", 2],
    ["split 3 ways", 3],
    ["shared with my wife", 2],
  ],
  es: [
    ["para dos", 2],
    ["para cuatro", 4],
    ["entre tres", 3],
    ["compartida entre los dos", 2],
  ],
  fr: [
    ["pour deux", 2],
    ["à quatre", 4],
    ["à partager à trois", 3],
    ["pour 4 personnes", 4],
  ],
};
/** Marks between who shared it and what it was made of. */
const marks: readonly (readonly [string, string])[] = [
  [": ", ""],
  [" (", ")"],
];

const dishes = takeTurns(dishesWithParts, 44);

/** The parts may add what the recipe leaves out, and no second plate. */
const heaviest = 1.35;
const lightest = 0.95;

describe.each(Object.entries(links))("a dish and its own parts, written with %s", (_, link) => {
  it("are one dish, where the parts have no amounts", async () => {
    const breaches = new Breaches("parts");
    for (const named of dishes) {
      const { dish, language } = named;
      const alone = await readMeal(dish, language);
      const text = link(dish, listed(named), language);
      const meal = await readMeal(text, language);
      breaches.check(
        meal.kcal >= alone.kcal * lightest && meal.kcal <= alone.kcal * heaviest,
        `${language}: ${dish}`,
        () => `${language}: ${text}: ${describeMeal(meal)}, alone ${describeMeal(alone)}`,
      );
    }
    breaches.expectNone(25);
  });

  it("are the parts, where each has its weight", async () => {
    const breaches = new Breaches("weighed parts");
    for (const named of dishes) {
      const { dish, language } = named;
      const list = await readMeal(weighed(named), language);
      const text = link(dish, weighed(named), language);
      const meal = await readMeal(text, language);
      breaches.check(
        isNear(meal.kcal, list.kcal, 0.02),
        `${language}: ${dish}`,
        () => `${language}: ${text}: ${describeMeal(meal)}, the list ${describeMeal(list)}`,
      );
    }
    breaches.expectNone(25);
  });
});

it("divides what is listed behind who shared it", async () => {
  const breaches = new Breaches("shared lists");
  for (const [at, named] of dishes.entries()) {
    const { dish, language } = named;
    const turns = sharers[language];
    const [who = "", people = 1] = turns[at % turns.length] ?? [];
    const whole = named.parts.reduce((sum, _, part) => sum + (grams[part] ?? 0), 0);
    for (const [before, behind] of marks) {
      const text = `${dish} ${who}${before}${weighed(named)}${behind}`;
      const meal = await readMeal(text, language);
      breaches.check(
        isNear(meal.grams, whole / people, 0.02),
        `${language}: ${dish}`,
        () => `${language}: ${text}: ${describeMeal(meal)}, of ${whole} g`,
      );
    }
  }
  breaches.expectNone(50);
});
