/** `npm run bench -- food-search [--wrong] [--blind]`: whether the plain food comes first for what people type, and how long a keystroke takes. */
import { parseArgs } from "node:util";
import { namedRowsOf } from "#analysis/text/match/named-rows.ts";
import { searchFoods } from "#analysis/text/search-foods.ts";
import { foodSearchMaxResults } from "#contract/limits.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { readTsv } from "#food/tsv-file.ts";
import { quantile } from "./quantile.ts";

interface SoughtFood {
  readonly language: Language;
  readonly country: Country;
  readonly query: string;
  /** Energy of the plain food, written before any run. kcal in 100 g */
  readonly low: number;
  readonly high: number;
}

const { values } = parseArgs({
  options: { wrong: { type: "boolean", default: false }, blind: { type: "boolean", default: false } },
});
const table = loadFoodTable();

function readLines(file: string): readonly (readonly string[])[] {
  return readTsv(new URL(`./food-search/${file}.tsv`, import.meta.url));
}

function readMostEaten(language: Language): readonly SoughtFood[] {
  return readLines(values.blind ? `${language}-blind` : language).map(([query = "", low, high]) => ({
    language,
    country: usualCountry[language],
    query,
    low: Number(low),
    high: Number(high),
  }));
}

function readByCountry(): readonly SoughtFood[] {
  return readLines("countries").map(([language, country = "", query = "", low, high]) => ({
    language: language as Language,
    country,
    query,
    low: Number(low),
    high: Number(high),
  }));
}

const search = ({ language, country }: SoughtFood, query: string) =>
  searchFoods(table, { query, language, country, limit: foodSearchMaxResults });

function printShareFirst(title: string, sought: readonly SoughtFood[]): void {
  let [plain, inside] = [0, 0];
  for (const food of sought) {
    const [first] = search(food, food.query);
    const isInside =
      first !== undefined &&
      first.per100Grams.calories >= food.low &&
      first.per100Grams.calories <= food.high;
    const ofName = namedRowsOf(table, food.language).find(food.query);
    const isNamed = first !== undefined && ofName?.source.code === first.source.code;
    if (isInside) inside++;
    if (isInside || isNamed) plain++;
    if (!isInside && values.wrong)
      console.log(
        `  ${food.language}-${food.country} ${food.query}: ${first?.name} (${first?.source.description.slice(0, 50)}), ` +
          `${Math.round(first?.per100Grams.calories ?? 0)} kcal, expected ${food.low}–${food.high}${isNamed ? ", the food of that name" : ""}`,
      );
  }
  const percent = (count: number) => `${((100 * count) / sought.length).toFixed(1)} %`.padStart(8);
  console.log(
    `${title.padEnd(14)} ${String(sought.length).padStart(4)} foods: plain food first ${percent(plain)}, its energy as expected ${percent(inside)}`,
  );
}

/** Prints times of searches: each prefix of a typed word is one. */
function printTimes(sought: readonly SoughtFood[]): void {
  const times = sought.flatMap((food) =>
    Array.from(food.query, (_, at) => {
      const start = performance.now();
      search(food, food.query.slice(0, at + 1));
      return performance.now() - start;
    }),
  );
  const at = (share: number) => `${quantile(times, share).toFixed(2)} ms`;
  console.log(`${times.length} keystrokes: median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
}

const mostEaten = languages.map(readMostEaten);
for (const sought of mostEaten) printShareFirst(sought[0]?.language ?? "", sought);
printShareFirst("by country", readByCountry());
printTimes(mostEaten.flat());
