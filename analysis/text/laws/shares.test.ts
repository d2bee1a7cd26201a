import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { type CountedFood, countedFoods } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

interface Shares {
  /** A counted food, "and", and half of another. */
  readonly halfBeside: (one: string) => readonly (readonly [before: string, half: string])[];
  readonly half: (one: string) => string;
  readonly percent: (share: number, one: string) => string;
  /** Two of it, in other words than "2". */
  readonly twice: (food: CountedFood) => readonly string[];
  /** Ways to say a double portion, and two portions. */
  readonly doublePortion: (several: string) => readonly [doubles: readonly string[], two: string];
}

const isFeminine = (spanish: string) => /^\p{L}*(?:a|ión|ad)\b/u.test(spanish);

const shares: Readonly<Record<Language, Shares>> = {
  en: {
    halfBeside: (one) => [
      ["2 slices of cheese and", `half a ${one}`],
      ["2 eggs and a", `half-${one}`],
    ],
    half: (one) => `half a ${one}`,
    percent: (share, one) => `${share}% of a ${one}`,
    twice: ({ one, several }) => [`1 ${one} times two`, `${several} x2`, `2 x ${one}`, `2x ${one}`],
    doublePortion: (several) => [
      [`a double portion of ${several}`, `double serving of ${several}`],
      `2 servings of ${several}`,
    ],
  },
  es: {
    halfBeside: (one) => [
      ["2 lonchas de queso y", `${isFeminine(one) ? "media" : "medio"} ${one}`],
      ["2 manzanas y", `la mitad de ${isFeminine(one) ? "una" : "un"} ${one}`],
    ],
    half: (one) => `1/2 ${one}`,
    percent: (share, one) => `${share} % de un${isFeminine(one) ? "a" : ""} ${one}`,
    twice: ({ one, several }) => [`1 ${one} por dos`, `${several} x2`, `2 x ${one}`, `2x ${one}`],
    doublePortion: (several) => [
      [`una ración doble de ${several}`, `doble ración de ${several}`],
      `2 raciones de ${several}`,
    ],
  },
  fr: {
    halfBeside: (one) => [
      ["2 tranches de comté et", `un demi-${one}`],
      ["2 œufs et", `une demi ${one}`],
    ],
    half: (one) => `1/2 ${one}`,
    percent: (share, one) => `${share} % d'un ${one}`,
    twice: ({ one, several }) => [`1 ${one} fois deux`, `${several} x2`, `2 x ${one}`, `2x ${one}`],
    doublePortion: (several) => [[`une double portion de ${several}`], `2 portions de ${several}`],
  },
};

/** Of the foods that are counted, the same ones each time. */
const foods = takeTurns(countedFoods, 16);

/** Foods that a percent behind them describes. */
const described: Readonly<
  Record<Language, readonly (readonly [name: string, percents: readonly number[]])[]>
> = {
  en: [
    ["milk", [1, 2]],
    ["Greek yogurt", [2, 10]],
    ["ground beef", [5, 15]],
    ["dark chocolate", [70, 85]],
    ["beer", [5]],
    ["cheese", [20, 45]],
  ],
  es: [
    ["leche", [1.5, 3]],
    ["yogur griego", [2, 10]],
    ["carne picada", [5, 15]],
    ["chocolate negro", [70, 85]],
    ["cerveza", [5]],
    ["queso", [20, 45]],
  ],
  fr: [
    ["lait", [1.5, 3]],
    ["yaourt grec", [2, 10]],
    ["bœuf haché", [5, 15]],
    ["chocolat noir", [70, 85]],
    ["bière", [5]],
    ["fromage", [20, 45]],
  ],
};

describe("shares and multiples", () => {
  it("orders a half, one and two", async () => {
    const breaches = new Breaches("half");
    for (const food of foods) {
      const { language, one, several } = food;
      const half = await readMeal(shares[language].half(one), language);
      const whole = await readMeal(`1 ${one}`, language);
      const two = await readMeal(`2 ${several}`, language);
      breaches.check(
        half.kcal > 0 && half.kcal < whole.kcal && whole.kcal < two.kcal,
        `${language}: ${one}`,
        () =>
          `${language}: ${one}: half ${describeMeal(half)}, one ${describeMeal(whole)}, two ${describeMeal(two)}`,
      );
    }
    breaches.expectNone(20);
  });

  it('takes half of what follows an "and" for another food', async () => {
    const breaches = new Breaches("half beside");
    for (const { language, one } of foods)
      for (const [before, half] of shares[language].halfBeside(one)) {
        const [first, second] = [
          await readMeal(before.replace(/ (?:and|and a|y|et)$/, ""), language),
          await readMeal(half, language),
        ];
        const meal = await readMeal(`${before} ${half}`, language);
        breaches.check(
          isNear(meal.grams, first.grams + second.grams, 0.02),
          `${language}: ${one}`,
          () => `${language}: ${before} ${half}: ${describeMeal(meal)}, ${describeMeal(second)}`,
        );
      }
    breaches.expectNone(50);
  });

  it("takes percent as a share", async () => {
    const breaches = new Breaches("percent");
    for (const { language, one } of foods) {
      const { percent } = shares[language];
      const [quarter, rest, half] = [
        await readMeal(percent(25, one), language),
        await readMeal(percent(75, one), language),
        await readMeal(percent(50, one), language),
      ];
      const [all, fraction] = [
        await readMeal(percent(100, one), language),
        await readMeal(shares[language].half(one), language),
      ];
      breaches.check(
        isNear(quarter.kcal + rest.kcal, all.kcal) && isNear(half.kcal, fraction.kcal),
        `${language}: ${one}`,
        () =>
          `${language}: ${one}: 25 % ${describeMeal(quarter)}, 75 % ${describeMeal(rest)}, 100 % ${describeMeal(all)}, 50 % ${describeMeal(half)}, half ${describeMeal(fraction)}`,
      );
    }
    breaches.expectNone(20);
  });

  it("takes no percent of fat, cocoa or alcohol for a share", async () => {
    const breaches = new Breaches("percent of contents");
    for (const language of languages)
      for (const [name, percents] of described[language])
        for (const percent of percents)
          for (const text of [`200 g ${name} (${percent} %)`, `${name} (${percent}%) 200 g`]) {
            const meal = await readMeal(text, language);
            breaches.check(
              isNear(meal.grams, 200),
              `${language}: ${text}`,
              () => `${text}: ${describeMeal(meal)}`,
            );
          }
    breaches.expectNone(60);
  });

  it("multiplies however it is said", async () => {
    const breaches = new Breaches("times");
    for (const food of foods) {
      const { language, several, one } = food;
      const two = await readMeal(`2 ${several}`, language);
      for (const text of shares[language].twice(food)) {
        const meal = await readMeal(text, language);
        breaches.check(
          isNear(meal.kcal, two.kcal),
          `${language}: ${one}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, 2 ${several}: ${describeMeal(two)}`,
        );
      }
    }
    breaches.expectNone(75);
  });

  it("counts a double portion as two", async () => {
    const breaches = new Breaches("double portion");
    for (const { language, several } of takeTurns(countedFoods, 6)) {
      const [doubles, two] = shares[language].doublePortion(several);
      const twice = await readMeal(two, language);
      for (const text of doubles) {
        const meal = await readMeal(text, language);
        breaches.check(
          isNear(meal.kcal, twice.kcal),
          `${language}: ${text}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, ${two}: ${describeMeal(twice)}`,
        );
      }
    }
    breaches.expectNone(60);
  });

  it("keeps sizes in order, and eggs in their grades", async () => {
    const breaches = new Breaches("sizes");
    const sized: Readonly<Record<Language, (size: number, one: string) => string>> = {
      en: (size, one) => `1 ${["small", "medium", "large", "extra large"][size]} ${one}`,
      es: (size, one) => `1 ${one} ${["pequeño", "mediano", "grande", "extra grande"][size]}`,
      fr: (size, one) => `1 ${one} ${["petit", "moyen", "grand", "très grand"][size]}`,
    };
    for (const { language, one } of foods) {
      const meals: Meal[] = [];
      for (const size of [0, 1, 2, 3]) meals.push(await readMeal(sized[language](size, one), language));
      const isOrdered = meals.every(({ kcal }, at) => kcal >= (meals[at - 1]?.kcal ?? 0) * 0.999);
      const [small, , large] = meals;
      breaches.check(
        isOrdered && (small?.kcal ?? 0) < (large?.kcal ?? 0),
        `${language}: ${one}`,
        () => `${language}: ${one}: ${meals.map(describeMeal).join(", ")}`,
      );
    }
    breaches.expectNone(20);
  });
});
