import { expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../../testing/read-foods.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

it.each([
  ["the kind of food before a packet's name", "fr", "CH", "3 biscuits kambly", 1],
  ["a packet's name twice", "fr", "FR", "flan nappé caramel flanby", 1],
  ["a dish told by its parts", "fr", "FR", "raclette entre amis, 200 g de fromage", 1],
] as const)("reads %s: %s-%s %s", async (_, language, country, text, foods) => {
  const outcome = await analyser.analyse({ text, language, country });
  expect(outcome.kind === "analysed" && outcome.analysis.foods.map(({ name }) => name)).toHaveLength(foods);
});

it.each([
  [
    "the part of a packet whose weight is given",
    "fr",
    "FR",
    "la moitié d'une barquette de lasagnes, 600 g",
    [300],
  ],
  ["no food that is denied by a nought", "es", "ES", "arroz con pollo 300 g, 0 postre", [300]],
  ["pints that are beers", "fr", "FR", "2 pintes et un burger", [1000, 210]],
  ["pints that are beers", "fr", "FR", "burger et 2 pintes", [210, 1000]],
  ["pints that are beers", "en", "GB", "crisps, 2 pints", [30, 1136]],
  ["a pint of the food before", "en", "US", "ice cream, 1 pint", [400]],
  ["a dictated comma", "fr", "FR", "120 g de riz virgule 100 g de jambon", [120, 100]],
  ["what each of them weighs", "en", "US", "2 cookies (50 g each)", [100]],
  ["what each of them weighs", "en", "US", "3 cookies, 40 g each", [120]],
  ["what each of them weighs", "es", "ES", "2 hamburguesas (120 g cada una)", [240]],
  ["what each of them weighs", "fr", "FR", "2 crêpes (60 g chacune)", [120]],
  ["a kitchen measure without a number", "en", "US", "tbsp peanut butter", [16]],
  ["a kitchen measure without a number", "en", "US", "cup almond milk", [244]],
  ["those that were counted", "es", "MX", "quesadillas de queso, fueron dos fritas", [130]],
  ["each of several tins", "fr", "FR", "2 boîtes de thon 80g", [160]],
  ["each of several packets", "fr", "FR", "2 sachets de chips 30g", [60]],
  ["several pieces together", "fr", "FR", "4 nuggets 80g", [80]],
  ["several halves that are beers", "fr", "FR", "deux demis", [500]],
  ["several halves of a food", "fr", "FR", "2 demis avocats", [150]],
  ["shortened words", "fr", "FR", "150 g de poulet avc 100 g de riz", [150, 100]],
] as const)("weighs %s: %s-%s %s", async (_, language, country, text, grams) => {
  const outcome = await analyser.analyse({ text, language, country });
  expect(outcome.kind === "analysed" && outcome.analysis.foods.map((food) => food.grams)).toEqual(grams);
});

const measured = {
  en: ["pint of guinness", "500 ml milk", "30 g cheddar", "bag of peanuts"],
  es: ["200 ml de leche", "30 g de queso", "vaso de leche"],
  fr: ["200 ml de lait", "30 g de comté", "verre de lait"],
} as const;
const countries = { en: "GB", es: "ES", fr: "FR" } as const;

async function gramsOf(text: string, language: Language) {
  return (await readFoods(text, language, countries[language])).map((food) => food.grams);
}

it.each(
  languages.flatMap((language) =>
    measured[language].flatMap((text) => ["x3", "x 3"].map((times) => [text, times, language] as const)),
  ),
)("multiplies %s by %s (%s)", async (text, times, language) => {
  const [one = 0] = await gramsOf(text, language);
  expect(await gramsOf(`${text} ${times}`, language)).toEqual([expect.closeTo(one * 3)]);
});
