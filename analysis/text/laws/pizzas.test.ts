/** Law: a pizza is as heavy as it is large, whether its diameter or its size is said, and its halves and slices with it. */
import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

const pizzas: Readonly<Record<Language, string>> = {
  en: "pizza/pepperoni pizza/margherita pizza/vegetable pizza",
  es: "pizza/pizza de pepperoni/pizza margarita/pizza cuatro quesos",
  fr: "pizza/pizza margherita/pizza quatre fromages/pizza reine",
};

/** The same pizza, "{}" for its diameter: with an article, behind its name, as a half and in slices. */
const forms: Readonly<Record<Language, readonly string[]>> = {
  en: ["a {} inch [pizza]", '{}" [pizza]', "half a {}-inch [pizza]", "2 slices of a {} inch [pizza]"],
  es: [
    "[pizza] de {} cm",
    "una [pizza] de {} cm",
    "media [pizza] de {} cm",
    "2 porciones de [pizza] de {} cm",
  ],
  fr: [
    "[pizza] de {} cm",
    "une [pizza] de {} cm",
    "la moitié d'une [pizza] de {} cm",
    "2 parts de [pizza] de {} cm",
  ],
};
const across: Readonly<Record<Language, readonly number[]>> = {
  en: [8, 10, 12, 14, 16, 18],
  es: [20, 26, 30, 33, 40, 45],
  fr: [20, 26, 30, 33, 40, 45],
};
const sizes: Readonly<Record<Language, readonly string[]>> = {
  en: ["a small {}", "a medium {}", "a large {}", "an extra large {}"],
  es: ["una {} pequeña", "una {} mediana", "una {} grande", "una {} familiar"],
  fr: ["une petite {}", "une {} moyenne", "une grande {}", "une {} familiale"],
};

async function gramsGrow(breaches: Breaches, said: readonly string[], language: Language): Promise<void> {
  const meals = await Promise.all(said.map((text) => readMeal(text, language)));
  for (const [at, meal] of meals.entries()) {
    const before = meals[at - 1];
    const isLarger = before === undefined || meal.grams > before.grams;
    breaches.check(meal.foods.length === 1 && isLarger, `${language}: ${said[at]}`, () =>
      [said[at - 1] ?? "", before && describeMeal(before), said[at], describeMeal(meal)].join(" | "),
    );
  }
}

describe("a pizza", () => {
  it.each(languages)("weighs more the larger it is said to be, in %s", async (language) => {
    const breaches = new Breaches("pizzas");
    for (const pizza of pizzas[language].split("/")) {
      for (const form of forms[language]) {
        const said = across[language].map((width) =>
          form.replace("{}", `${width}`).replace("[pizza]", pizza),
        );
        await gramsGrow(breaches, said, language);
      }
      await gramsGrow(
        breaches,
        sizes[language].map((size) => size.replace("{}", pizza)),
        language,
      );
    }
    breaches.expectNone(80);
  });

  it("is the same in inches and in centimetres, and half of it is half", async () => {
    const breaches = new Breaches("pizzas");
    for (const pizza of pizzas.en.split("/"))
      for (const [inches, centimetres] of [
        [10, 25],
        [12, 30],
        [14, 36],
        [16, 41],
      ]) {
        const whole = await readMeal(`a ${inches} inch ${pizza}`, "en");
        const same = await readMeal(`a ${centimetres} cm ${pizza}`, "en");
        const half = await readMeal(`half a ${inches} inch ${pizza}`, "en");
        breaches.check(isNear(same.grams, whole.grams) && isNear(half.grams * 2, whole.grams), pizza, () =>
          [describeMeal(whole), describeMeal(same), describeMeal(half)].join(" | "),
        );
      }
    breaches.expectNone(16);
  });
});
