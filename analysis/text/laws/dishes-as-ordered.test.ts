import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

interface Pair {
  /** Two texts that mean the same. */
  readonly one: string;
  readonly other: string;
}

const left: Readonly<Record<Language, readonly Pair[]>> = {
  en: [
    "burger:cheese",
    "salad:croutons",
    "burrito:beans",
    "cheeseburger:cheese",
    "pizza:cheese",
    "kebab:sauce",
  ].flatMap((each) => {
    const [dish, part] = each.split(":");
    return [
      "with everything but the",
      "with everything except the",
      "with all but the",
      "minus the",
      "hold the",
    ].map((words) => ({ one: `${dish} ${words} ${part}`, other: `${dish} without ${part}` }));
  }),
  es: ["hamburguesa:queso", "ensalada césar:picatostes", "burrito:frijoles", "pizza:queso"].flatMap(
    (each) => {
      const [dish, part] = each.split(":");
      return ["con todo menos", "con todo excepto", "con todo salvo"].map((words) => ({
        one: `${dish} ${words} ${part}`,
        other: `${dish} sin ${part}`,
      }));
    },
  ),
  fr: ["burger:fromage", "salade césar:croûtons", "pizza:fromage", "burrito:haricots"].flatMap((each) => {
    const [dish, part] = each.split(":");
    return ["avec tout sauf le", "avec tout hormis le", "avec tout sauf"].map((words) => ({
      one: `${dish} ${words} ${part}`,
      other: `${dish} sans ${part}`,
    }));
  }),
};

/** A drink that stands between a set and what it was ordered without. */
const sets: Readonly<Record<Language, readonly (readonly [text: string, drink: string])[]>> = {
  en: ["big mac meal", "whopper meal"].flatMap((set) => [
    [`${set} with a diet coke and no fries`, "coke"],
    [`${set} with a coke zero, no fries`, "coke"],
    [`${set} with a medium diet coke but no fries`, "coke"],
  ]),
  es: ["menú big mac", "menú whopper"].flatMap((set) => [
    [`${set} con coca cola zero y sin patatas`, "coca"],
    [`${set} con una coca cola zero, sin patatas`, "coca"],
  ]),
  fr: ["menu big mac", "menu whopper"].flatMap((set) => [
    [`${set} avec un coca zéro et pas de frites`, "coca"],
    [`${set} avec un coca zéro, sans frites`, "coca"],
  ]),
};

const extras: Readonly<Record<Language, readonly (readonly [dish: string, text: string, more: number])[]>> = {
  en: ["burrito bowl", "burrito", "chicken burrito bowl"].flatMap((dish) => [
    [dish, `${dish} extra rice double chicken`, 2],
    [dish, `${dish} with extra rice and extra chicken`, 2],
    [dish, `${dish}, extra rice, double chicken`, 2],
    [dish, `${dish} double cheese`, 1],
  ]),
  es: ["hamburguesa", "pizza", "burrito"].flatMap((dish) => [
    [dish, `${dish} con doble de queso`, 1],
    [dish, `${dish} doble de queso`, 1],
    [dish, `${dish} con extra de queso`, 1],
  ]),
  fr: ["burger", "pizza", "burrito"].flatMap((dish) => [
    [dish, `${dish} supplément fromage`, 1],
    [dish, `${dish} avec double fromage`, 1],
    [dish, `${dish} avec supplément fromage`, 1],
  ]),
};

const shares: readonly (readonly [language: Language, one: string, other: string])[] = [
  ...[1, 2, 3, 5, 7].flatMap((part) => [
    ["en", `large pizza, ${part} of 8 slices`, `large pizza, I ate ${part}/8 of it`] as const,
    [
      "en",
      `shared a large pizza with my wife, I had ${part} of 8 slices`,
      `large pizza, ${part} of 8 slices`,
    ] as const,
    ["es", `pizza mediana, ${part} porciones de 8`, `${part}/8 de pizza mediana`] as const,
    [
      "es",
      `compartí una pizza con mi mujer, yo comí ${part} de 8 porciones`,
      `pizza, ${part} de 8 porciones`,
    ] as const,
    ["fr", `pizza moyenne, ${part} parts sur 8`, `${part}/8 de pizza moyenne`] as const,
  ]),
  ...["1/4", "1/6", "1/8"].flatMap((part) => [
    ["fr", `part de quiche lorraine (${part})`, `${part} de quiche lorraine`] as const,
    ["es", `trozo de quiche (${part})`, `${part} de quiche`] as const,
    ["en", `slice of quiche (${part})`, `${part} of a quiche`] as const,
  ]),
  ...[4, 6, 8].flatMap((eggs) => [
    ["es", `1/2 tortilla de ${eggs} huevos`, `tortilla de ${eggs / 2} huevos`] as const,
    ["es", `la mitad de una tortilla de ${eggs} huevos`, `tortilla de ${eggs / 2} huevos`] as const,
    ["fr", `la moitié d'une omelette de ${eggs} œufs`, `omelette de ${eggs / 2} œufs`] as const,
    ["en", `half of a ${eggs} egg omelette`, `${eggs / 2} egg omelette`] as const,
  ]),
];

const salads: Readonly<Record<Language, readonly (readonly [salad: string, others: readonly string[]])[]>> = {
  en: [["chicken caesar salad", ["half a pizza", "a slice of pizza", "a burger"]]],
  es: [["ensalada césar con pollo", ["media pizza barbacoa", "una hamburguesa", "una porción de pizza"]]],
  fr: [["salade césar au poulet", ["une demi pizza", "un burger", "une part de pizza"]]],
};
const and: Readonly<Record<Language, string>> = { en: "and", es: "y", fr: "et" };

const countsDish = ({ foods: [first] }: Meal, alone: Meal) =>
  first?.source.description === alone.foods[0]?.source.description;

describe("a dish as it was ordered", () => {
  it("is without what everything but was on it", async () => {
    const breaches = new Breaches("ordered");
    for (const language of languages)
      for (const { one, other } of left[language]) {
        const [said, plain] = [await readMeal(one, language), await readMeal(other, language)];
        breaches.check(
          said.foods.length === 1 && isNear(said.kcal, plain.kcal),
          one,
          () => `${one}: ${describeMeal(said)}, ${other}: ${describeMeal(plain)}`,
        );
      }
    breaches.expectNone(50);
  });

  it("is a set without its fries, and the drink beside it", async () => {
    const breaches = new Breaches("ordered");
    for (const language of languages)
      for (const [text, drink] of sets[language]) {
        const meal = await readMeal(text, language);
        const [set] = meal.foods;
        breaches.check(
          /without potato/.test(set?.source.description ?? "") &&
            meal.foods.every(({ name }) => !/\b(?:no|sin|pas|sans)\b/.test(name) || name === set?.name),
          text,
          () => `${text} (${drink}): ${describeMeal(meal)}`,
        );
      }
    breaches.expectNone(12);
  });

  it("is the dish and more of what it holds", async () => {
    const breaches = new Breaches("ordered");
    for (const language of languages)
      for (const [dish, text, more] of extras[language]) {
        const [alone, meal] = [await readMeal(dish, language), await readMeal(text, language)];
        breaches.check(
          meal.foods.length === 1 + more && countsDish(meal, alone) && meal.kcal > alone.kcal,
          text,
          () => `${text}: ${describeMeal(meal)}, alone ${describeMeal(alone)}`,
        );
      }
    breaches.expectNone(25);
  });

  it("is as much as the share that was told of it", async () => {
    const breaches = new Breaches("ordered");
    for (const [language, one, other] of shares) {
      const [said, plain] = [await readMeal(one, language), await readMeal(other, language)];
      breaches.check(
        said.foods.length === 1 && isNear(said.grams, plain.grams, 0.01),
        one,
        () => `${one}: ${describeMeal(said)}, ${other}: ${describeMeal(plain)}`,
      );
    }
    breaches.expectNone(40);
  });

  it("keeps its size beside another dish", async () => {
    const breaches = new Breaches("ordered");
    for (const language of languages)
      for (const [salad, others] of salads[language])
        for (const other of others)
          for (const text of [`${salad} ${and[language]} ${other}`, `${other}, ${salad}`]) {
            const [alone, meal] = [await readMeal(salad, language), await readMeal(text, language)];
            const grams = meal.foods.find(({ source }) => source.code === alone.foods[0]?.source.code)?.grams;
            breaches.check(
              isNear(grams ?? 0, alone.grams),
              text,
              () => `${text}: ${describeMeal(meal)}, alone ${describeMeal(alone)}`,
            );
          }
    breaches.expectNone(18);
  });
});
