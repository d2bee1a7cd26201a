/**
 * `npm run bench -- fit-portions [--write] [--unread FILE]…`: fits `food/portions/judged-shares.tsv` to the sentences that were read,
 * and prints how many meals are inside their intervals with and without it. Unread FILEs are only measured.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ComposedFood } from "#analysis/compose/compose-food.ts";
import type { ComposedMeal } from "#analysis/compose/questions/composed-meal.ts";
import { isSubjectiveAmount } from "#analysis/text/portions/subjective-amount.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { usualCountry } from "#domain/people/country.ts";
import { loadUnjudgedFoodTable } from "#food/load-food-table.ts";
import { judgedSharesUrl, servedRow } from "#food/portions/judged-shares.ts";
import { type IntervalSentence, readDevelopmentSentences, readSentences } from "./doubt/judged-meals.ts";
import {
  fitShares,
  kcalBy,
  type LogShares,
  type ServedFood,
  type ServedMeal,
  shareBy,
} from "./portions/fit-shares.ts";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    unread: { type: "string", multiple: true, default: [] },
  },
});

let composed: ComposedMeal | undefined;
const analyser = createTextAnalyser(loadUnjudgedFoodTable(), {
  onComposed: (meal) => {
    composed = meal;
  },
});

/** Separates a row's code, which has no space, from a country. */
const separator = " ";

function servedFood({ food, row, origin, evidence }: ComposedFood): ServedFood {
  const kcal = (food.grams * food.per100Grams.calories) / 100;
  if (!isSubjectiveAmount(row, { origin }, evidence)) return { kcal, keys: [] };
  const { code } = servedRow(row).source;
  return { kcal, keys: [code, `${code}${separator}${evidence.country}`] };
}

/** kcal. Ratios of less say nothing of portions. */
const kcalMin = 5;

async function serve(sentences: readonly IntervalSentence[]): Promise<readonly ServedMeal[]> {
  const meals: ServedMeal[] = [];
  for (const { text, language, country = usualCountry[language], low, high } of sentences) {
    composed = undefined;
    await analyser.analyse({ text, language, country });
    const foods = (composed as ComposedMeal | undefined)?.foods.map(servedFood) ?? [];
    const kcal = foods.reduce((sum, food) => sum + food.kcal, 0);
    if (kcal >= kcalMin && low >= kcalMin) meals.push({ foods, low, high });
  }
  return meals;
}

function percentInside(meals: readonly ServedMeal[], shares: LogShares): string {
  const inside = meals.filter((meal) => {
    const kcal = kcalBy(shares, meal);
    return kcal >= meal.low && kcal <= meal.high;
  });
  return `${((100 * inside.length) / meals.length).toFixed(1)} %`;
}

function print(title: string, meals: readonly ServedMeal[], shares: LogShares): void {
  const [before, after] = [percentInside(meals, new Map()), percentInside(meals, shares)];
  console.log(`${title}: ${meals.length} meals, inside ${before}, with shares ${after}`);
}

const rounded = (share: number) => String(Math.round(share * 100) / 100);

/** A line for each row: its share, then those of countries where it is another. */
function linesOf(shares: LogShares): readonly string[] {
  const byCode = Map.groupBy(shares.keys(), (key) => key.split(separator)[0] ?? key);
  return [...byCode].toSorted().flatMap(([code, keys]) => {
    const usual = rounded(shareBy(shares, { kcal: 0, keys: [code] }));
    const differing = keys.flatMap((key) => {
      const [, country] = key.split(separator);
      const share = rounded(shareBy(shares, { kcal: 0, keys: [code, key] }));
      return country === undefined || share === usual ? [] : [`${country}=${share}`];
    });
    return usual === "1" && differing.length === 0 ? [] : [[code, usual, differing.join(" ")].join("\t")];
  });
}

const read = await serve(readDevelopmentSentences());
const shares = fitShares(read);
print("Read", read, shares);
for (const file of values.unread) print(file, await serve(readSentences(file)), shares);

if (values.write) {
  const remarks = [
    `# Written by \`npm run bench -- fit-portions --write\`, fitted to ${read.length} sentences.`,
    "# code of the row	share of its portions	by country",
  ];
  writeFileSync(judgedSharesUrl, `${[...remarks, ...linesOf(shares)].join("\n")}\n`);
}
