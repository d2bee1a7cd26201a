import { beforeAll, describe, expect, it } from "vitest";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { localRowOf } from "./match/local-rows.ts";
import { plainRowOf } from "./match/plain-rows.ts";
import { takeTurns } from "./testing/take-turns.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);
const patienceMs = 60_000;
/** Of what the chain sells, its own menu tells more than the table. */
const ofChain = /mcdonald/i;

function isOnMenu(food: AnalysedFood | undefined): boolean {
  return food !== undefined && table.menus.find(food.source.table, food.source.code) !== undefined;
}

async function isFound(name: string, row: FoodRow, language: Language): Promise<boolean> {
  const outcome = await analyser.analyse({ text: name, language });
  if (outcome.kind !== "analysed") return false;
  const [food, ...others] = outcome.analysis.foods;
  if (others.length === 0 && ofChain.test(name) && isOnMenu(food)) return true;
  const country = usualCountry[language];
  const local = localRowOf(row, table, country) ?? row;
  const plain = plainRowOf(local, table) ?? local;
  const meant = [row, local, plain, localRowOf(plain, table, country)].map((each) => each?.source.code);
  return others.length === 0 && meant.includes(food?.source.code);
}

/** One name of so many, of the next row others. */
const nameTurns = 8;

/** A share is known from fewer names. */
const shareTurns = 18;

async function notFound(
  language: Language,
  namesOf: (row: FoodRow) => readonly string[],
  turns: number = nameTurns,
): Promise<{ readonly missed: readonly string[]; readonly share: number }> {
  const missed: string[] = [];
  let total = 0;
  for (const [at, row] of table.rows.entries()) {
    for (const name of takeTurns(namesOf(row), turns, at + languages.indexOf(language))) {
      total++;
      if (!(await isFound(name, row, language))) missed.push(name);
    }
  }
  return { missed, share: missed.length / total };
}

describe("a name typed as it is written", () => {
  it.each(languages)(
    "finds its row in %s",
    async (language) => {
      const { missed } = await notFound(language, (row) => row.names?.[language] ?? []);
      expect(missed).toEqual([]);
    },
    patienceMs,
  );

  it(
    "finds the Ciqual row of nearly every name that Ciqual publishes",
    async () => {
      const { share } = await notFound("fr", (row) => row.names?.ofSource.slice(1) ?? [], shareTurns);
      expect(share).toBeLessThan(0.03);
    },
    patienceMs,
  );
});

/** What may be said of a food behind its name in Spanish, whether it fits or not. */
const descriptions = ["casero", "al horno", "a la plancha", "fritas", "light", "integral"] as const;
/** One name of so many. */
const namesStep = 18;
/** Each description with one of so many names. */
const descriptionTurns = 5;

async function isRead(text: string): Promise<boolean> {
  return (await analyser.analyse({ text, language: "es" })).kind === "analysed";
}

describe("a name with a description behind it", () => {
  const names: string[] = [];
  beforeAll(async () => {
    const several = table.rows
      .flatMap((row) => row.names?.es ?? [])
      .filter((name, at) => name.includes(" ") && at % namesStep === 0);
    for (const name of several) if (await isRead(name)) names.push(name);
  });

  it.each(descriptions)(
    "is still a food: %s",
    async (description) => {
      const unread: string[] = [];
      for (const name of takeTurns(names, descriptionTurns, descriptions.indexOf(description)))
        if (!(await isRead(`${name} ${description}`))) unread.push(name);
      expect(names.length).toBeGreaterThan(100);
      expect(unread).toEqual([]);
    },
    patienceMs,
  );
});
