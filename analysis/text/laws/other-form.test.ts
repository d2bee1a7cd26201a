import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

interface Count {
  readonly all: number;
  readonly part: number;
}

const counts: readonly Count[] = [2, 3, 4, 5, 6].flatMap((all) =>
  [1, 2, 3].filter((part) => part < all).map((part) => ({ all, part })),
);

const eggs: Readonly<
  Record<
    Language,
    { readonly told: readonly ((count: Count) => string)[]; readonly parts: (count: Count) => string }
  >
> = {
  en: {
    told: [
      ({ all, part }) => `${all} eggs, ${part} only whites`,
      ({ all, part }) => `${all} eggs (${part} of them just the whites)`,
      ({ all, part }) => `${all} eggs, of which ${part} whites`,
      ({ all, part }) => `${all} scrambled eggs, ${part} of them whites only`,
    ],
    parts: ({ all, part }) => `${part} egg whites and ${all - part} eggs`,
  },
  es: {
    told: [
      ({ all, part }) => `${all} huevos, ${part} solo claras`,
      ({ all, part }) => `${all} huevos (${part} de ellos solo claras)`,
      ({ all, part }) => `${all} huevos, de los cuales ${part} claras`,
    ],
    parts: ({ all, part }) => `${part} claras de huevo y ${all - part} huevos`,
  },
  fr: {
    told: [
      ({ all, part }) => `${all} œufs, ${part} seulement les blancs`,
      ({ all, part }) => `${all} œufs (dont ${part} seulement les blancs)`,
      ({ all, part }) => `${all} œufs dont ${part} blancs`,
    ],
    parts: ({ all, part }) => `${part} blancs d'œuf et ${all - part} œufs`,
  },
};

/** Foods that are counted, and what kind some of them are. */
const kinds: Readonly<Record<Language, readonly (readonly [food: string, kind: string])[]>> = {
  en: [
    ["cookies", "chocolate"],
    ["tacos", "chicken"],
    ["burritos", "bean"],
    ["yogurts", "strawberry"],
    ["muffins", "blueberry"],
    ["sandwiches", "ham"],
  ],
  es: [
    ["galletas", "chocolate"],
    ["tacos", "pollo"],
    ["empanadas", "carne"],
    ["yogures", "fresa"],
    ["bocadillos", "jamón"],
  ],
  fr: [
    ["biscuits", "au chocolat"],
    ["tacos", "au poulet"],
    ["yaourts", "aux fruits"],
  ],
};

const kindsTold: Readonly<
  Record<
    Language,
    {
      readonly told: (count: Count, food: string, kind: string) => readonly string[];
      readonly parts: (count: Count, food: string, kind: string) => string;
    }
  >
> = {
  en: {
    told: ({ all, part }, food, kind) => [
      `${all} ${food}, ${part} of them ${kind}`,
      `${all} ${food} (${part} of which are ${kind})`,
    ],
    parts: ({ all, part }, food, kind) => `${part} ${kind} ${food} and ${all - part} ${food}`,
  },
  es: {
    told: ({ all, part }, food, kind) => [
      `${all} ${food}, ${part} de ${kind}`,
      `${all} ${food} (${part} de ${/as$/.test(food) ? "ellas" : "ellos"} de ${kind})`,
    ],
    parts: ({ all, part }, food, kind) => `${part} ${food} de ${kind} y ${all - part} ${food}`,
  },
  fr: {
    told: ({ all, part }, food, kind) => [
      `${all} ${food}, dont ${part} ${kind}`,
      `${all} ${food} (dont ${part} ${kind})`,
    ],
    parts: ({ all, part }, food, kind) => `${part} ${food} ${kind} et ${all - part} ${food}`,
  },
};

/** Of a kind that only a part was called, another row may be found, but about as much of it. */
const likeness = 0.15;

describe("a part of what was counted", () => {
  it("is eggs of which only the whites were eaten", async () => {
    const breaches = new Breaches("other-form");
    for (const language of languages)
      for (const count of counts) {
        const parts = await readMeal(eggs[language].parts(count), language);
        for (const told of eggs[language].told.map((form) => form(count))) {
          const meal = await readMeal(told, language);
          const [whites, others] = [count.part * 36, (count.all - count.part) * 50];
          breaches.check(
            parts.foods.length === 2 && meal.foods.length === 2 && isNear(meal.grams, whites + others, 0.2),
            told,
            () => `${told}: ${describeMeal(meal)}, of its parts ${describeMeal(parts)}`,
          );
        }
      }
    breaches.expectNone(100);
  });

  it("is taken out of the others, whatever kind it is of", async () => {
    const breaches = new Breaches("other-form");
    for (const language of languages)
      for (const [row, [food, kind]] of kinds[language].entries())
        for (const count of takeTurns(counts, 4, row)) {
          const { told, parts } = kindsTold[language];
          const sum = await readMeal(parts(count, food, kind), language);
          for (const text of told(count, food, kind)) {
            const meal = await readMeal(text, language);
            breaches.check(
              meal.foods.length === sum.foods.length && isNear(meal.kcal, sum.kcal, likeness),
              text,
              () => `${text}: ${describeMeal(meal)}, of its parts ${describeMeal(sum)}`,
            );
          }
        }
    breaches.expectNone(60);
  });
});
