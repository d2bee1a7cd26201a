// `npm run bench:triples -- [--wrong]`: the same meal in three languages, as read for one country and for each language's own.
import { parseArgs } from "node:util";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { usualCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import { readTriples, type Triple } from "./doubt/judged-meals.ts";

/** Of the mean of the three. */
const equalShare = 0.05;
/** Tea in three languages may differ by as much. kcal */
const equalKcal = 3;

const { values } = parseArgs({ options: { wrong: { type: "boolean", default: false } } });
const analyser = createTextAnalyser(loadFoodTable());

interface ReadMeal {
  readonly calories: number;
  readonly rows: string;
}

async function readIn(
  triple: Triple,
  language: (typeof languages)[number],
  country: string,
): Promise<ReadMeal> {
  const outcome = await analyser.analyse({ text: triple[language], language, country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  const calories = foods.reduce((sum, food) => sum + (food.per100Grams.calories * food.grams) / 100, 0);
  const rows = foods.map(({ grams, source }) => `${Math.round(grams)} g ${source.description.slice(0, 40)}`);
  return { calories, rows: rows.join("; ") };
}

function areEqual(meals: readonly ReadMeal[]): boolean {
  const energies = meals.map(({ calories }) => calories);
  const mean = energies.reduce((sum, each) => sum + each, 0) / energies.length;
  return Math.max(...energies) - Math.min(...energies) <= Math.max(equalKcal, mean * equalShare);
}

let [inOneCountry, inOwnCountries] = [0, 0];
const triples = readTriples();
for (const triple of triples) {
  const oneCountry = await Promise.all(
    languages.map((language) => readIn(triple, language, usualCountry.en)),
  );
  const own = await Promise.all(
    languages.map((language) => readIn(triple, language, usualCountry[language])),
  );
  if (areEqual(own)) inOwnCountries++;
  if (areEqual(oneCountry)) inOneCountry++;
  else if (values.wrong)
    for (const [at, language] of languages.entries()) {
      const { calories = 0, rows = "" } = oneCountry[at] ?? {};
      console.log(`${triple.id} ${language} ${triple[language]}: ${Math.round(calories)} kcal, ${rows}`);
    }
}
const percent = (part: number) => `${((100 * part) / triples.length).toFixed(1)} %`;
console.log(`${triples.length} meals in three languages, equal within ${equalShare * 100} %`);
console.log(`  with the portions of one country  ${percent(inOneCountry)}`);
console.log(`  each with those of its own        ${percent(inOwnCountries)}`);
