import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** What people weigh and measure: with spoons, by the bowl and by the plate. */
const kinds: ReadonlySet<string> = new Set(["spoon", "plate", "bowl", "handful"]);
const everyNth = 8;

const measured = readTsv(new URL("../testing/same-foods.tsv", import.meta.url))
  .filter(([kind = ""]) => kinds.has(kind))
  .filter((_, at) => at % everyNth === 0)
  .flatMap(([, ...cells]) =>
    languages.map((language, at) => ({ language, food: (cells[at] ?? "").split("/")[0] ?? "" })),
  );

const of: Readonly<Record<Language, string>> = { en: "of", es: "de", fr: "de" };

/** Both say the same weight or volume. */
const alike: readonly (readonly [first: string, second: string, only?: Language])[] = [
  ["100 g + 50 g {}", "150 g {}"],
  ["1 kg 200 g {}", "1200 g {}"],
  ["1 kg + 200 g {}", "1.2 kg {}"],
  ["500 g/1 lb 2 oz {}", "500 g {}", "en"],
  ["1 lb 2 oz {}", "18 oz {}", "en"],
  ["250 g (9 oz) {}", "250 g {}", "en"],
  ["1 cup plus 2 tablespoons {}", "1.125 cups {}", "en"],
  ["1 cup and 2 tablespoons {}", "1.125 cups {}", "en"],
  ["1 taza y 2 cucharadas {}", "1,125 tazas {}", "es"],
  ["1 tasse et 2 cuillères à soupe {}", "1,125 tasse {}", "fr"],
];

const bowl: Readonly<Record<Language, string>> = { en: "a bowl of", es: "un bol de", fr: "un bol de" };
/** Sauces, fats and spreads, by the names that the tables' categories have for them. */
const spooned =
  /^(Salad dressings|Mayonnaise|Butter and animal fats|Margarine|Cream cheese, sour|Jams|Mustard|Tomato-based condiments)|^sauces froides|^huiles|^beurres/;
/** g */
const bowlOfSauceMax = 250;

const sauces = loadFoodTableOnce()
  .rows.filter(({ category }) => spooned.test(category))
  .flatMap(({ names }) => languages.map((language) => ({ language, food: names?.[language][0] ?? "" })))
  .filter(({ food }) => /^\p{L}[\p{L} '’-]*$/u.test(food));

describe("measures", () => {
  it("fills no bowl with a sauce, a fat or a spread", async () => {
    const breaches = new Breaches("bowl");
    for (const { language, food } of takeTurns(sauces, 4)) {
      const said = `${bowl[language]} ${food.toLocaleLowerCase()}`;
      const meal = await readMeal(said, language);
      breaches.check(meal.grams <= bowlOfSauceMax, said, () => `${said}: ${describeMeal(meal)}`);
    }
    breaches.expectNone(50);
  });

  it("adds what is said together, and reads two units of one weight once", async () => {
    const breaches = new Breaches("measures");
    for (const { language, food } of takeTurns(measured, 4)) {
      for (const [first, second, only = language] of alike) {
        if (only !== language) continue;
        const say = (form: string) => form.replace("{}", `${of[language]} ${food}`);
        const [added, alone] = [await readMeal(say(first), language), await readMeal(say(second), language)];
        breaches.check(
          isNear(added.kcal, alone.kcal, 0.01),
          `${language}: ${food}`,
          () => `${language}: ${say(first)}: ${describeMeal(added)}, ${say(second)}: ${describeMeal(alone)}`,
        );
      }
    }
    breaches.expectNone(35);
  });
});
