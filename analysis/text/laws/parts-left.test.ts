import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { partsOf } from "#food/parts-of-dishes.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Parts of recipes as people name them. */
const partsNamed: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    bread: "the bread",
    cheese: "the cheese",
    bacon: "the bacon",
    ham: "the ham",
    rice: "the rice",
    potato: "the potatoes",
    beans: "the beans",
    avocado: "the avocado",
    meat: "the meat",
    pasta: "the pasta",
  },
  es: {
    bread: "el pan",
    cheese: "el queso",
    ham: "el jamón",
    rice: "el arroz",
    potato: "las patatas",
    avocado: "el aguacate",
    meat: "la carne",
    pasta: "la pasta",
  },
  fr: {
    bread: "le pain",
    cheese: "le fromage",
    ham: "le jambon",
    rice: "le riz",
    potato: "les pommes de terre",
    avocado: "l'avocat",
    meat: "la viande",
    pasta: "les pâtes",
  },
};

/** "el pan" → "del pan" */
function behindHalf(the: string, language: Language): string {
  if (language === "en") return the;
  const of = `de ${the}`;
  return language === "es"
    ? of.replace(/^de el /, "del ")
    : of.replace(/^de les? /, (found) => contracted[found] ?? found);
}
/** "el pan" → "pan" */
function aloneOf(the: string): string {
  return the.replace(/^(?:the|el|la|los|las|le|les) |^l'/, "");
}
const contracted: Readonly<Record<string, string>> = { "de le ": "du ", "de les ": "des " };

const frames = readTsv(new URL("./eaten.tsv", import.meta.url))
  .filter(([tells]) => tells === "part")
  .map(([, language, share, frame = ""]) => ({ language, share: Number(share), frame }));

/** Letters only, and no list of what is in it or is not. */
const plainName = /^(?!.* (?:with|in|from|and|without|no|con|en|y|sin|avec|et|sans) )\p{L}[\p{L} '’-]*$/u;
/** g in 100 g of the dish: nobody speaks of less. */
const gramsMin = 5;

interface DishWithPart {
  readonly language: Language;
  readonly dish: string;
  readonly row: FoodRow;
  readonly the: string;
}

function dishesIn(language: Language): readonly DishWithPart[] {
  return loadFoodTableOnce().rows.flatMap((row) => {
    const dish = row.names?.[language]?.[0]?.toLowerCase();
    if (dish === undefined || !plainName.test(dish)) return [];
    return partsOf(row.source.code).flatMap(({ name, grams }) => {
      const the = partsNamed[language][name];
      // Half the rice of a rice dish is half of the dish.
      const isItself = the !== undefined && dish.includes(aloneOf(the));
      return the === undefined || isItself || grams < gramsMin ? [] : [{ language, dish, row, the }];
    });
  });
}

/** Its name means this row in a sentence, and in the language's usual country. */
async function isReadAs({ dish, language, row }: DishWithPart): Promise<boolean> {
  const { foods } = await readMeal(`${dish}; ${besideDish[language]}`, language);
  return foods.length === 2 && foods[0]?.source.code === row.source.code;
}
const besideDish: Readonly<Record<Language, string>> = { en: "an apple", es: "una manzana", fr: "une pomme" };

/** Each dish is tried in one frame of so many, the next dish in others. */
const frameTurns = 4;

const dishes = languages.map((language) => ({ language, named: takeTurns(dishesIn(language), 8) }));

describe.each(dishes)("a part that was left of a dish ($language)", ({ language, named }) => {
  it("takes as much of it as was left", async () => {
    const breaches = new Breaches("part left");
    const spoken = frames.filter((frame) => frame.language === language);
    for (const [at, each] of named.entries()) {
      const { dish, the } = each;
      const textOf = (frame: string) =>
        frame.replace("{a}", dish).replace("{the}", the).replace("{of}", behindHalf(the, language));
      if (!(await isReadAs(each))) continue;
      const whole = await readMeal(dish, language);
      const none = await readMeal(textOf(spoken.find(({ share }) => share === 0)?.frame ?? ""), language);
      for (const { share, frame } of takeTurns(spoken, frameTurns, at)) {
        const text = textOf(frame);
        const eaten = await readMeal(text, language);
        const expected = none.kcal + share * (whole.kcal - none.kcal);
        breaches.check(
          none.kcal < whole.kcal && isNear(eaten.kcal, expected, 0.01),
          `${language}: ${text}`,
          () =>
            `${language}: ${text}: ${describeMeal(eaten)}; whole ${describeMeal(whole)}; none ${describeMeal(none)}`,
        );
      }
    }
    breaches.expectNone(25);
  });

  it("is of a food beside the dish, where one has that name", async () => {
    const breaches = new Breaches("part beside");
    const spoken = frames.filter((frame) => frame.language === language && frame.share > 0);
    for (const [at, each] of named.entries()) {
      const { dish, the } = each;
      const { share, frame = "" } = spoken[at % spoken.length] ?? {};
      const foods = `${dish}; ${aloneOf(the)}`;
      const whole = await readMeal(foods, language);
      if (share === undefined || whole.foods.length !== 2 || !(await isReadAs(each))) continue;
      const text = frame.replace("{a}", foods).replace("{of}", behindHalf(the, language));
      const eaten = await readMeal(text, language);
      breaches.check(
        eaten.foods.length === 2 &&
          eaten.foods[0]?.source.code === whole.foods[0]?.source.code &&
          eaten.foods[1]?.source.code === whole.foods[1]?.source.code &&
          isNear(eaten.foods[1]?.grams ?? 0, share * (whole.foods[1]?.grams ?? 0), 0.02),
        `${language}: ${text}`,
        () => `${language}: ${text}: ${describeMeal(eaten)}; whole ${describeMeal(whole)}`,
      );
    }
    breaches.expectNone(20);
  });
});
