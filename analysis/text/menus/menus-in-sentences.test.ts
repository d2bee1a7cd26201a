/** Checks that items of restaurant chains are found where their chain is named, and nowhere else. */
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { isOfMenu } from "#food/menus/menu-item.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { searchFoods } from "../search-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);
const { menus } = table;

async function analysisOf(text: string, language: Language, country: Country) {
  const outcome = await analyser.analyse({ text, language, country });
  return outcome.kind === "analysed" ? outcome.analysis : { foods: [], unread: [] };
}

async function foodsOf(text: string, language: Language, country: Country) {
  const { foods } = await analysisOf(text, language, country);
  return foods.map(({ source, grams, per100Grams }) => ({
    row: source.description,
    kcal: Math.round((grams * per100Grams.calories) / 100),
  }));
}

/** The same every time: as many items of each chain, spread over its menu. */
const itemsOfChain = 10;
const sample = menus.chains.flatMap((chain) => {
  const items = menus.itemsOf(chain);
  const step = Math.max(1, items.length / itemsOfChain);
  return Array.from({ length: Math.min(itemsOfChain, items.length) }, (_, at) => items[Math.floor(at * step)])
    .filter((item) => item !== undefined)
    .map((item) => ({ chain, item }));
});

const tolerated = 0.25;
const leastShare = 0.95;
const leastSharePairs = 0.9;
const sentences = [
  (item: string, chain: string) => `${item} from ${chain}`,
  (item: string, chain: string) => `${item} (${chain})`,
  (item: string, chain: string) => `${chain}: ${item}`,
  (item: string, chain: string) => `2 eggs. Then ${item} at ${chain}`,
];
/** How many of the sentences each item is tried in, as all of them would take too long. */
const sentenceTurns = 4;
const pairTurns = 3;
/** kcal. Less is part of what else is named: "burger, ketchup". */
const dishLeast = 150;

describe("an item of a menu", () => {
  it.each(sentences)("has the energy that its chain publishes: %s", async (sentence) => {
    const before = await analysisOf("2 eggs", "en", "US");
    const kcalBefore = before.foods.reduce(
      (sum, food) => sum + (food.grams * food.per100Grams.calories) / 100,
      0,
    );
    const wrong: string[] = [];
    const told = takeTurns(sample, sentenceTurns, sentences.indexOf(sentence));
    for (const { chain, item } of told) {
      const text = sentence(item.name, chain.name);
      const foods = await foodsOf(text, "en", "US");
      const kcal =
        foods.reduce((sum, food) => sum + food.kcal, 0) - (text.startsWith("2 eggs") ? kcalBefore : 0);
      if (Math.abs(kcal - item.calories) > Math.max(1, tolerated * item.calories))
        wrong.push(`${text}: ${kcal} for ${item.calories}`);
    }
    expect(told.length).toBeGreaterThan(75);
    expect(wrong.length / told.length, wrong.join("\n")).toBeLessThan(1 - leastShare);
  });

  it.each([
    ["en", (chain: string, first: string, second: string) => `${chain} ${first}, ${second}`],
    ["en", (chain: string, first: string, second: string) => `${first} from ${chain} and ${second}`],
    ["es", (chain: string, first: string, second: string) => `${first} en ${chain}, ${second}`],
    ["fr", (chain: string, first: string, second: string) => `chez ${chain} : ${first} et ${second}`],
  ] as const)("is found behind another of its chain: %s", async (language, sentence) => {
    const pairs = menus.chains.flatMap((chain) => {
      const own = sample.filter((each) => each.chain === chain && each.item.calories >= dishLeast);
      return own
        .slice(1)
        .map((each, at) => ({ chain, first: own[at]?.item ?? each.item, second: each.item }));
    });
    const wrong: string[] = [];
    const told = takeTurns(pairs, pairTurns);
    for (const { chain, first, second } of told) {
      const text = sentence(chain.name, first.name, second.name);
      const foods = await foodsOf(text, language, chain.country);
      const kcal = foods.reduce((sum, food) => sum + food.kcal, 0);
      const published = first.calories + second.calories;
      if (Math.abs(kcal - published) > Math.max(1, tolerated * published))
        wrong.push(`${text}: ${kcal} for ${published}`);
    }
    expect(told.length).toBeGreaterThan(50);
    expect(wrong.length / told.length, wrong.join("\n")).toBeLessThan(1 - leastSharePairs);
  });

  it.each([
    ["en", "mcdonalds big mac and large fries, left half the fries"],
    ["en", "large fries and a big mac from mcdonalds, ate half the fries"],
    ["fr", "un big mac chez mcdo et une grande frite, laissé la moitié des frites"],
  ] as const)("is what was left of it, where it is named again (%s): %s", async (language, text) => {
    const foods = await foodsOf(text, language, "US");
    expect(foods.map(({ kcal }) => kcal).sort()).toEqual([255, 530]);
  });

  it("is found by its name only where the chain is named", async () => {
    const unnamed = sample.filter(({ chain, item }) => !item.name.includes(chain.name));
    for (const { item } of takeTurns(unnamed, sentenceTurns))
      for (const { source } of (await analysisOf(item.name, "en", "US")).foods)
        expect(menus.find(source.table, source.code), item.name).toBeUndefined();
  });

  it.each([
    ["en", "US", "a large fries at mcdonalds", ["Large French Fries (McDonald's)", 510]],
    ["en", "US", "2 big macs from mcdonald's", ["Big Mac (McDonald's)", 1060]],
    ["en", "US", "half a whopper from burger king", ["Whopper Sandwich (Burger King)", 330]],
    ["en", "US", "20 nuggets from mcdonalds", ["Chicken McNuggets (20 piece) (McDonald's)", 940]],
    ["en", "GB", "3 nuggets from mcdonalds", ["Chicken McNuggets (10 piece) (McDonald's)", 141]],
    [
      "en",
      "US",
      "venti iced caramel macchiato with oat milk from starbucks",
      ["Iced Caramel Macchiato (Venti, 2%) (Starbucks)", 350],
    ],
    ["es", "ES", "starbucks latte grande con leche de avena", ["Caffè Latte (Grande, 2%) (Starbucks)", 190]],
    ["en", "US", "queso blanco from chipotle", ["Queso Blanco (Entree) (Chipotle)", 120]],
    ["es", "MX", "papas grandes de mcdonalds", ["Large French Fries (McDonald's)", 510]],
    ["es", "ES", "un whopper en burger king", ["Whopper Sandwich (Burger King)", 660]],
    ["es", "ES", "10 nuggets de mcdonalds", ["Chicken McNuggets (10 piece) (McDonald's)", 470]],
    ["fr", "FR", "une grande frite chez mcdo", ["Large French Fries (McDonald's)", 510]],
    ["fr", "FR", "un big mac de chez mcdo", ["Big Mac (McDonald's)", 530]],
  ] as const)("is read as it is said (%s-%s): %s", async (language, country, text, [row, kcal]) => {
    expect(await foodsOf(text, language, country)).toEqual([{ row, kcal }]);
  });

  it("stands beside other items of its chain, and foods from elsewhere", async () => {
    const foods = await foodsOf(
      "mcdonalds: 6 mcnuggets, medium fries and a small coke. an apple",
      "en",
      "US",
    );
    expect(foods.map(({ row }) => row)).toEqual([
      "Chicken McNuggets (6 piece) (McDonald's)",
      "Medium French Fries (McDonald's)",
      "Coca-Cola Classic (Small) (McDonald's)",
      "Apple, raw",
    ]);
  });

  it("leaves a set to what is known of sets", async () => {
    const [set, ...others] = await foodsOf("big mac meal from mcdonalds", "en", "US");
    expect(others).toEqual([]);
    expect(set?.row).toMatch(/^Big Mac set/);
  });
});

describe("a chain's name by itself", () => {
  const said: Readonly<Record<Language, readonly string[]>> = {
    en: ["", "lunch at ", "from "],
    es: ["", "cena en ", "de "],
    fr: ["", "déjeuner chez ", "de "],
  };
  const cases = menus.chains.flatMap((chain) =>
    (["en", "es", "fr"] as const).flatMap((language) =>
      said[language].flatMap((before) =>
        chain.aliases.map((alias) => [language, `${before}${alias}`] as const),
      ),
    ),
  );

  it("is never a food", async () => {
    const wrong: string[] = [];
    for (const [language, text] of cases) {
      const foods = await foodsOf(text, language, language === "en" ? "US" : language === "es" ? "MX" : "FR");
      if (foods.length > 0) wrong.push(`${language} "${text}": ${foods.map(({ row }) => row).join(", ")}`);
    }
    expect(cases.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it("is asked about beside other foods, with some of its menu", async () => {
    const { foods, unread } = await analysisOf("mcdonalds and an apple", "en", "US");
    expect(foods.map(({ source }) => source.description)).toEqual(["Apple, raw"]);
    expect(unread?.map(({ word }) => word)).toEqual(["mcdonalds"]);
    expect(unread?.[0]?.foods.length).toBe(3);
    for (const food of unread?.[0]?.foods ?? []) expect(food.name).toMatch(/\(McDonald's\)$/);
  });

  it("is set aside where it only says where a food is from", async () => {
    const { foods, unread } = await analysisOf("burrito bowl from chipotle", "en", "US");
    expect(foods).toHaveLength(1);
    expect(unread ?? []).toEqual([]);
  });
});

describe("the search", () => {
  const search = (query: string) =>
    searchFoods(table, { query, language: "en", country: "US", limit: 5 }).map(({ name }) => name);

  it("lists a chain's items by its name and the beginning of theirs", () => {
    expect(search("mcdonalds fri").slice(0, 4).toSorted()).toEqual([
      "Kids French Fries (McDonald's)",
      "Large French Fries (McDonald's)",
      "Medium French Fries (McDonald's)",
      "Small French Fries (McDonald's)",
    ]);
    expect(search("greggs").every((name) => name.endsWith("(Greggs)"))).toBe(true);
  });

  it("lists no item without its chain's name", () => {
    for (const query of ["big mac", "fries", "latte", "burrito", "sausage roll", "pancakes"])
      for (const { source } of searchFoods(table, { query, language: "en", country: "US", limit: 20 })) {
        const row = table.find(source.table, source.code);
        expect(row && isOfMenu(row)).toBe(false);
      }
  });
});

/** Kinds of milk that no menu here has, and what each language calls a drink with it. */
const milksLacked: Readonly<Record<"oat" | "almond", string>> = { oat: "2%", almond: "Coconut" };

describe("a milk that the menu lacks", () => {
  const drinks = menus.chains.flatMap((chain) => {
    const names = menus.itemsOf(chain).map(({ name }) => name);
    if (names.some((name) => /\b(?:oat|almond)\b.*milk|\((?:.*, )?(?:oat|almond)/i.test(name))) return [];
    const named = names.filter((name) => /^[^(]+ \(Grande, 2%\)$/.test(name));
    return named.map((name) => ({ chain: chain.name, drink: name.replace(/ \(.*/, "").toLowerCase() }));
  });

  it("is told with the one that is counted instead", async () => {
    const silent: string[] = [];
    let cases = 0;
    for (const { chain, drink } of drinks)
      for (const [milk, taken] of Object.entries(milksLacked)) {
        const text = `${chain} ${milk} milk ${drink}`;
        const { foods, setAside = [] } = { setAside: [], ...(await analysisOf(text, "en", "US")) };
        if (!foods[0]?.source.description.includes(taken)) continue;
        cases++;
        const told = setAside.filter(({ reason }) => reason === "notOnMenu").map((each) => each.text);
        if (told.join() !== `${milk} → ${taken.toLowerCase()}`) silent.push(`${text}: ${told.join()}`);
      }
    expect(silent).toEqual([]);
    expect(cases).toBeGreaterThan(10);
  });
});

describe("a bowl of parts that the menu has", () => {
  it("is none of what was refused, and the sum of the parts named", async () => {
    const parts = ["brown rice", "white rice", "black beans", "pinto beans", "fajita veggies"];
    for (const [at, first] of parts.entries()) {
      const second = parts[(at + 2) % parts.length] ?? "";
      const text = `${first}, ${second}, no ${parts[(at + 1) % parts.length]} from Chipotle`;
      const [one, other] = [
        await foodsOf(`chipotle: ${first}`, "en", "US"),
        await foodsOf(`chipotle: ${second}`, "en", "US"),
      ];
      expect([text, ...(await foodsOf(text, "en", "US"))]).toEqual([text, ...one, ...other]);
    }
  });
});
