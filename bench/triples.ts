/** `npm run bench:triples -- [--wrong] [--country FR] [FILE]`: the same meal in three languages, as read for one country and for each language's own. */
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: "boolean", default: false },
    country: { type: "string", default: usualCountry.en },
  },
});
const analyser = createTextAnalyser(loadFoodTable());

interface ReadMeal {
  readonly calories: number;
  readonly foods: readonly { readonly row: string; readonly grams: number }[];
}

async function readIn(
  triple: Triple,
  language: (typeof languages)[number],
  country: string,
): Promise<ReadMeal> {
  const outcome = await analyser.analyse({ text: triple[language], language, country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  const calories = foods.reduce((sum, food) => sum + (food.per100Grams.calories * food.grams) / 100, 0);
  return { calories, foods: foods.map(({ grams, source }) => ({ row: source.description, grams })) };
}

function areEqual(meals: readonly ReadMeal[]): boolean {
  const energies = meals.map(({ calories }) => calories);
  const mean = energies.reduce((sum, each) => sum + each, 0) / energies.length;
  return Math.max(...energies) - Math.min(...energies) <= Math.max(equalKcal, mean * equalShare);
}

/** In what they differ first: how many foods were read, which, or how much of them. */
function differenceOf(meals: readonly ReadMeal[]): string {
  const distinct = (keys: readonly (number | string)[]) => new Set(keys).size;
  if (distinct(meals.map(({ foods }) => foods.length)) > 1) return "number of foods";
  const rows = meals.map(({ foods }) => foods.map(({ row }) => row).sort());
  return distinct(rows.map((each) => each.join("\n"))) > 1 ? "rows" : "amounts";
}

function printMeal(triple: Triple, difference: string, meals: readonly ReadMeal[]): void {
  for (const [at, language] of languages.entries()) {
    const { calories = 0, foods = [] } = meals[at] ?? {};
    const told = foods.map(({ row, grams }) => `${Math.round(grams)} g ${row.slice(0, 40)}`).join("; ");
    console.log(
      `${triple.id} ${language} ${triple[language]}: ${Math.round(calories)} kcal, ${told} (${difference})`,
    );
  }
}

let [inOneCountry, inOwnCountries] = [0, 0];
const differences = new Map<string, number>();
const triples = readTriples(positionals[0]);
for (const triple of triples) {
  const oneCountry = await Promise.all(languages.map((language) => readIn(triple, language, values.country)));
  const own = await Promise.all(
    languages.map((language) => readIn(triple, language, usualCountry[language])),
  );
  if (areEqual(own)) inOwnCountries++;
  if (areEqual(oneCountry)) {
    inOneCountry++;
    continue;
  }
  const difference = differenceOf(oneCountry);
  differences.set(difference, (differences.get(difference) ?? 0) + 1);
  if (values.wrong) printMeal(triple, difference, oneCountry);
}
const percent = (part: number) => `${((100 * part) / triples.length).toFixed(1)} %`;
const causes = [...differences].map(([difference, count]) => `${difference} ${count}`).join(", ");
console.log(`${triples.length} meals in three languages, equal within ${equalShare * 100} %`);
console.log(`  with the portions of one country  ${percent(inOneCountry)} (${values.country})`);
console.log(`  each with those of its own        ${percent(inOwnCountries)}`);
console.log(`  differ in one country by          ${causes}`);
