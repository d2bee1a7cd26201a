import { describe, expect, it } from "vitest";
import { applyEdits } from "#domain/nutrition/edit-meal.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);

async function analysisOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") throw new Error(`No food in ${text}`);
  return outcome.analysis;
}

async function unreadOf(text: string, language: Language) {
  return (await analysisOf(text, language)).unread?.map(({ word }) => word) ?? [];
}

describe("words that no food accounts for", () => {
  it.each([
    ["zorblax root with rice", "zorblax", "en"],
    ["a coffee and a glorptart", "glorptart", "en"],
    ["un flumpi y una manzana", "flumpi", "es"],
    ["arroz con trunguli", "trunguli", "es"],
    ["du schnurkel et du riz", "schnurkel", "fr"],
    ["une pomme, un blorvik", "blorvik", "fr"],
  ] as const)("are named: %s", async (text, word, language) => {
    expect(await unreadOf(text, language)).toEqual([word]);
  });

  it.each([
    ["this morning I quickly grabbed a really tasty banana, and coffee with milk", "en"],
    ["burger, no pickles, with fries", "en"],
    ["hoy desayuné rápidamente un café con leche y dos tostadas", "es"],
    ["café sin azúcar", "es"],
    ["ce matin j'ai mangé rapidement une pomme et un yaourt", "fr"],
    ["un café sans sucre", "fr"],
  ] as const)("are none in %s", async (text, language) => {
    expect(await unreadOf(text, language)).toEqual([]);
  });

  it("are named at most three", async () => {
    const text = "rice, a blorvik, a glorptart, a flumpi, a zorblax and a trunguli";
    expect(await unreadOf(text, "en")).toHaveLength(3);
  });

  it("offer likely foods, and are answered by adding one", async () => {
    const analysis = await analysisOf("rice and a chocklatt", "en");
    const [unread] = analysis.unread ?? [];
    const [offered] = unread?.foods ?? [];
    if (offered === undefined) throw new Error("Nothing offered");
    const { table: name, code } = offered.source;
    const edited = applyEdits(analysis, [{ kind: "add", table: name, code, grams: 20 }], table.find);
    expect(edited).toMatchObject({ kind: "changed", analysis: { unread: [] } });
  });
});

describe("what is in no food", () => {
  it.each([
    ["2 tim tams. ok 3", "2", "amount", "en"],
    ["churros con chocolate, 4", "4", "amount", "es"],
    ["rice, sorry, it was pasta", "rice", "notEaten", "en"],
    ["steak and fries, I didn't eat the fries", "fries", "notEaten", "en"],
    [
      "full english with 2 sausages, bacon, egg, beans and fried bread",
      "full english",
      "countedInOther",
      "en",
    ],
    [
      "ensalada 300 g: lechuga, tomate, atún al natural",
      "lechuga, tomate, atún al natural",
      "countedInOther",
      "es",
    ],
    ["rice, a blorvik, a glorptart, a flumpi and a zorblax", "zorblax", "unread", "en"],
  ] as const)("is set aside: %s", async (text, words, reason, language) => {
    expect((await analysisOf(text, language)).setAside).toContainEqual({ text: words, reason });
  });

  it.each([
    ["rice and 2 glorptarts", "2 glorptarts", "en"],
    ["riz et 50 cl de glorptin", "50 cl de glorptin", "fr"],
  ] as const)("is asked about with its amount: %s", async (text, words, language) => {
    expect(await unreadOf(text, language)).toEqual([words]);
  });
});
