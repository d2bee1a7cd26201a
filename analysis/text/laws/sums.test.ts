/** Law: foods beside one another are what each is alone, in whatever form: "a large egg and 100 g of rice". */
import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { withOf } from "../testing/same-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

interface Form {
  readonly text: string;
  /** It says how much. */
  readonly isStated: boolean;
}

const stated = (...texts: readonly string[]): readonly Form[] =>
  texts.map((text) => ({ text, isStated: true }));

const [three, large]: readonly Readonly<Record<Language, (food: string) => string>>[] = [
  { en: (food) => `three ${food}`, es: (food) => `tres ${food}`, fr: (food) => `trois ${food}` },
  {
    en: (food) => food.replace(/^(an?) /, "a large "),
    es: (food) => food.replace(/^(\S+ \S+)/, "$1 grande"),
    fr: (food) => food.replace(/^une /, "une grande ").replace(/^un /, "un grand "),
  },
];

const halfOf: Readonly<Record<Language, (one: string) => string>> = {
  en: (one) => `half ${one}`,
  es: (one) => one.replace(/^una /, "media ").replace(/^un /, "medio "),
  fr: (one) => one.replace(/^une /, "une demi-").replace(/^un /, "un demi-"),
};

function formsOf(cell: string, language: Language): readonly Form[] {
  const [named = "", measured] = cell.split("|");
  const [one = "", several] = named.split("/");
  const name = several ?? one.replace(/^(?:de l'|du |de la |des )/, "");
  const weighed = stated(`100 g ${withOf(name, language)}`, `${name} 150 g`, `80g ${name}`);
  const counted =
    several === undefined || three === undefined || large === undefined
      ? []
      : stated(one, `2 ${several}`, three[language](several), large[language](one), halfOf[language](one));
  const bare = several === undefined ? one : language === "fr" ? `des ${several}` : several;
  return [
    { text: bare, isStated: false },
    ...weighed,
    ...counted,
    ...stated(...(measured === undefined ? [] : [measured])),
  ];
}

const foods = readTsv(new URL("./sums.tsv", import.meta.url));

const links: Readonly<Record<Language, readonly string[]>> = {
  en: [", ", " and ", "\n", "; ", " + ", ", then ", ". "],
  es: [", ", " y ", "\n", "; ", " + ", ", luego ", ". "],
  fr: [", ", " et ", "\n", "; ", " + ", ", puis ", ". "],
};

/** Steps through the foods so that each meets others in every run; they have no divisor in common with the number of foods. */
const partnerSteps = [1, 5, 13, 29, 37, 53, 71, 97];
const sampleTurns = 12;
/** Of the grams alone that a food which nobody measured may have: beside a main food it is a side. */
const unstated = { least: 0.35, most: 1.15 };

function keepsFood(food: Meal["foods"][number], form: Form, alone: Meal): boolean {
  if (food.source.code !== alone.foods[0]?.source.code) return !form.isStated;
  if (form.isStated) return isNear(food.grams, alone.grams, 0.1);
  return food.grams >= alone.grams * unstated.least && food.grams <= alone.grams * unstated.most;
}

describe("a meal", () => {
  it.each(languages)("is what its foods are alone in %s", { timeout: 120_000 }, async (language) => {
    const breaches = new Breaches("sum");
    const forms = foods.map((cells) => formsOf(cells[languages.indexOf(language)] ?? "", language));
    const cases = forms.flatMap((_, at) =>
      partnerSteps.map((step, turn) => {
        const places = [at, at + step, ...(turn % 4 === 3 ? [at + step * 2 + 1] : [])];
        return { places: places.map((place) => place % forms.length), turn };
      }),
    );
    for (const [row, { places, turn }] of takeTurns(cases, sampleTurns).entries()) {
      const said = places.map((place, nth) => {
        const ofFood = forms[place] ?? [];
        return ofFood[(row + turn + nth * 3) % ofFood.length] ?? { text: "", isStated: false };
      });
      const link = links[language][(row + turn) % links[language].length] ?? ", ";
      const text = said.map((form) => form.text).join(link);
      const meal = await readMeal(text, language);
      const alone: Meal[] = [];
      for (const form of said) alone.push(await readMeal(form.text, language));
      const isKept =
        meal.foods.length === said.length &&
        said.every((form, nth) => {
          const [food, own] = [meal.foods[nth], alone[nth]];
          return food !== undefined && own !== undefined && keepsFood(food, form, own);
        });
      breaches.check(
        isKept,
        `${language}: ${text.replaceAll("\n", " / ")}`,
        () => `${language}: ${text}: ${describeMeal(meal)}, alone ${alone.map(describeMeal).join(" + ")}`,
      );
    }
    breaches.expectNone(80);
  });
});
