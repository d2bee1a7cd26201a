import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal, readRecipe } from "./read-meal.ts";
import { spellNumber } from "./spell-number.ts";

const frames = readTsv(new URL("./eaten.tsv", import.meta.url)).map(([tells = "", language, ...cells]) => ({
  tells,
  language: language as Language,
  share: cells.length > 1 ? Number(cells[0]) : 0,
  frame: cells.at(-1) ?? "",
}));

function framesOf(kind: string) {
  return frames.filter(({ tells }) => tells === kind);
}

/** Ingredients, and what may stand beside what was made of them. */
const recipes: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "500 g beef mince, 400 g beans, 2 onions, 1 tbsp oil",
    "300 g flour, 4 eggs, 100 g butter, 200 g sugar",
  ],
  es: [
    "500 g de carne picada, 400 g de alubias, 2 cebollas",
    "300 g de harina, 4 huevos, 100 g de mantequilla",
  ],
  fr: ["500 g de bœuf haché, 400 g de haricots, 2 oignons", "300 g de farine, 4 œufs, 100 g de beurre"],
};
const beside: Readonly<Record<Language, string>> = {
  en: ", with 180 g cooked rice",
  es: ", con 180 g de arroz cocido",
  fr: ", avec 180 g de riz cuit",
};
/** Of so many, so many were had. */
const portions = [
  [4, 1],
  [12, 2],
  [6, 6],
] as const;

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  /** With its article, and behind "to". */
  readonly the: string;
  readonly at: string;
}

/** Ordinary foods that stay whole. */
const kept: Readonly<Record<Language, readonly string[]>> = {
  en: "a burger|a banana|2 eggs|an omelette|a bowl of tomato soup|a yogurt|a croissant|a steak|a slice of pizza|an orange|a bagel|an avocado|3 meatballs|a pear|a doughnut|a cup of coffee|a pork chop|150 g salmon|a turnip|a muffin|2 waffles|a bowl of lentil soup|a pancake|an apple|2 tacos|a falafel|a kiwi|a peach|100 g tofu|a scone|a papaya|a tuna sandwich|a smoothie|a croquette|a plum|a boiled egg|a mango|a glass of wine|a chicken breast|a brownie".split(
    "|",
  ),
  es: "un plátano|2 huevos|un yogur|un filete de ternera|una naranja|un croissant|una pera|una manzana|un aguacate|3 albóndigas|un donut|un café|150 g de salmón|una magdalena|una salchicha|un tamal|un kiwi|un melocotón|100 g de tofu|un huevo cocido|un mango|una copa de vino|una pechuga de pollo|una mandarina|una ciruela|un bollo|un mojito|una pera|una arepa|un zumo de naranja|una galleta|un tomate|un gofre|un refresco|un batido|una piña|una berenjena|un caqui|un batido de fresa".split(
    "|",
  ),
  fr: "une banane|2 œufs|un yaourt|une omelette|une orange|un croissant|une poire|une pomme|un avocat|3 boulettes|un donut|un café|150 g de saumon|une madeleine|une saucisse|un verre de lait|un kiwi|une pêche|100 g de tofu|un œuf dur|une mangue|un verre de vin|un blanc de poulet|une brioche|une clémentine|une prune|un pain au chocolat|une crêpe|une bière|une gaufre|un jus d'orange|un biscuit|une tomate|un steak|une soupe de légumes|un smoothie|un ananas|une escalope|un thé".split(
    "|",
  ),
};

/** Foods of which somebody leaves a part or all, with their article, and behind "to". */
const changed: Readonly<Record<Language, readonly string[]>> = {
  en: "fries|rice|chips|broccoli|garlic bread|couscous|mash|coleslaw|pudding|pasta".split("|"),
  es: "arroz|puré|brócoli|flan|couscous|queso|calabacín|repollo".split("|"),
  fr: "riz|brocoli|couscous|flan|taboulé|fromage|chou-fleur|poireau".split("|"),
};
const third: Readonly<Record<Language, string>> = {
  en: "a nectarine",
  es: "una nectarina",
  fr: "une nectarine",
};

/** So many foods each frame has, one of them in every run. */
const pairsOfFrame = 3;

/** Other foods for every frame, so that all of them meet many. */
function pairsFor(language: Language, frame: string): readonly Pair[] {
  const turn = frames.findIndex((each) => each.frame === frame);
  const pairs = Array.from({ length: pairsOfFrame }, (_, at) => {
    const [all, some] = [kept[language], changed[language]];
    const [a = "", b = ""] = [all[(turn * pairsOfFrame + at) % all.length], some[(turn + at) % some.length]];
    return { a, b, c: third[language], the: language === "fr" ? `le ${b}` : `el ${b}`, at: `au ${b}` };
  });
  return takeTurns(pairs, pairsOfFrame, turn);
}

/** What is counted. */
const counted: Readonly<Record<Language, readonly string[]>> = {
  en: ["chicken nuggets", "oreos", "green beans", "crackers"],
  es: ["galletas", "nuggets de pollo", "croquetas", "almendras"],
  fr: ["biscuits", "nuggets de poulet", "crevettes", "amandes"],
};

function filled(frame: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), frame);
}

function areShares(eaten: Meal, whole: Meal, share: number): boolean {
  return (
    eaten.foods.length === whole.foods.length &&
    eaten.foods.every(({ grams, source }, at) => {
      const all = whole.foods[at];
      return source.code === all?.source.code && isNear(grams, all.grams * share);
    })
  );
}

describe("a recipe of which a part was eaten", () => {
  it("is that share of its ingredients, however it is said", async () => {
    const breaches = new Breaches("batch");
    for (const [row, { language, frame }] of framesOf("batch").entries())
      for (const [at, list] of recipes[language].entries())
        for (const [n, m] of takeTurns(portions, portions.length, row + at)) {
          const digits = filled(frame, { list, n: String(n), m: String(m) });
          const words = filled(frame, { list, n: spellNumber(n, language), m: spellNumber(m, language) });
          const whole = await readRecipe(list, language);
          for (const text of [digits, words]) {
            const eaten = await readMeal(text, language);
            breaches.check(
              areShares(eaten, whole, m / n),
              `${language}: ${text}`,
              () => `${language}: ${text}: ${describeMeal(eaten)}, of ${describeMeal(whole)}`,
            );
          }
        }
    breaches.expectNone(120);
  });

  it("leaves whole what lies beside it", async () => {
    const breaches = new Breaches("beside a batch");
    for (const { language, frame } of framesOf("batch")) {
      const [list = ""] = recipes[language];
      const alone = await readMeal(filled(frame, { list, n: "4", m: "1" }), language);
      const text = `${filled(frame, { list, n: "4", m: "1" })}${beside[language]}`;
      const meal = await readMeal(text, language);
      const side = meal.foods.at(-1);
      breaches.check(
        meal.foods.length === alone.foods.length + 1 && side?.grams === 180,
        `${language}: ${text}`,
        () => `${language}: ${text}: ${describeMeal(meal)}`,
      );
    }
    breaches.expectNone(30);
  });
});

const told = ({ foods }: Meal) => foods.map(({ source, grams }) => [source.code, grams.toFixed(2)].join());

describe("a food of which a part was eaten", () => {
  it("counts by that part, and the food before it whole", async () => {
    const breaches = new Breaches("share of a food");
    for (const { language, share, frame } of framesOf("share"))
      for (const pair of pairsFor(language, frame)) {
        const text = filled(frame, { ...pair });
        const [whole, eaten] = [
          await readMeal(`${pair.a}; ${pair.b}`, language),
          await readMeal(text, language),
        ];
        const [first, second] = whole.foods;
        const [a, b, ...others] = eaten.foods;
        const isKept =
          others.length === 0 &&
          a?.grams === first?.grams &&
          b?.source.code === second?.source.code &&
          isNear(b?.grams ?? 0, (second?.grams ?? 0) * share, 0.01);
        breaches.check(
          isKept,
          `${language}: ${text}`,
          () => `${language}: ${text}: ${describeMeal(eaten)}, whole ${describeMeal(whole)}`,
        );
      }
    breaches.expectNone(50);
  });

  it("counts without those that were left", async () => {
    const breaches = new Breaches("left");
    for (const { language, frame } of framesOf("left"))
      for (const b of counted[language]) {
        const text = filled(frame, { b });
        const [eaten, four] = [await readMeal(text, language), await readMeal(`4 ${b}`, language)];
        breaches.check(
          told(eaten).join() === told(four).join(),
          `${language}: ${text}`,
          () => `${language}: ${text}: ${describeMeal(eaten)}, four ${describeMeal(four)}`,
        );
      }
    breaches.expectNone(40);
  });

  it("weighs nothing where it was refused, and changes no other", async () => {
    const breaches = new Breaches("refused");
    for (const { language, frame } of framesOf("refused"))
      for (const pair of pairsFor(language, frame)) {
        const text = filled(frame, { ...pair });
        const [eaten, alone] = [await readMeal(text, language), await readMeal(pair.a, language)];
        breaches.check(
          told(eaten).join() === told(alone).join(),
          `${language}: ${text}`,
          () => `${language}: ${text}: ${describeMeal(eaten)}, alone ${describeMeal(alone)}`,
        );
      }
    breaches.expectNone(65);
  });

  it("is all but what was excepted of three foods", async () => {
    const breaches = new Breaches("excepted");
    for (const { language, frame } of framesOf("except"))
      for (const pair of pairsFor(language, frame)) {
        const text = filled(frame, { ...pair });
        const [eaten, both] = [
          await readMeal(text, language),
          await readMeal(`${pair.a}; ${pair.c}`, language),
        ];
        breaches.check(
          told(eaten).join() === told(both).join(),
          `${language}: ${text}`,
          () => `${language}: ${text}: ${describeMeal(eaten)}, both ${describeMeal(both)}`,
        );
      }
    breaches.expectNone(10);
  });
});
