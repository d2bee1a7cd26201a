import type { MealAnalyser } from "#analysis/analyser.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { findNamedRows } from "../text/find-named-rows.ts";
import { hasOnlyFoodWords } from "./food-names.ts";
import { caloriesMax, type ModelFood } from "./model-answer.ts";

/** A row may be so far from the model's own energy, as a share of it or in kcal where it is small, and still be the same food. */
const energyTolerance = { near: 0.15, far: 0.3, kcal: 6 };
/** Rows that a name may mean, of each way to read it. */
const rowsOfName = 12;
/** How many of these the model's energy may choose from where only a part of the name was read. */
const guessesMax = 3;

/** What grounding a name needs. `reader` is the text analyser. */
export interface GroundingContext {
  readonly table: FoodTable;
  readonly reader: MealAnalyser;
  readonly language: Language;
  readonly country: Country;
}

export type NamedFood = Pick<ModelFood, "name" | "englishName" | "preparation">;

/** "grilled" goes before the food, "with butter" behind it. */
function withPreparation(name: string, preparation: string): string {
  const isAdjective =
    /^[a-z-]+( [a-z-]+)?$/i.test(preparation) && !/^(with|in|without|no) /i.test(preparation);
  const isInName = preparation === "" || name.toLowerCase().includes(preparation.toLowerCase());
  if (isInName) return name;
  return isAdjective ? `${preparation} ${name}` : `${name} ${preparation}`;
}

/** Removes digits: they would be read as an amount, and the amount is known. */
function withoutDigits(phrase: string): string {
  return phrase.replace(/\d+([.,]\d+)?\s*(g|kg|ml|l|oz|%)?\b/gi, " ").trim();
}

/** Reads a name as one food. If the reader finds several foods, it has cut the name into pieces. */
async function readAsOneFood(
  text: string,
  ground: GroundingContext,
  language: Language,
): Promise<readonly FoodRow[]> {
  if (text === "") return [];
  const country = language === ground.language ? ground.country : usualCountry[language];
  const outcome = await ground.reader.analyse({ text, language, country });
  const [food, ...others] = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  if (food === undefined || others.length > 0) return [];
  return [food, ...food.candidates].flatMap(
    ({ source }) => ground.table.find(source.table, source.code) ?? [],
  );
}

/** Rows that the names may mean, those first that they mean most likely. */
export async function rowsOfFood(
  { name, englishName, preparation }: NamedFood,
  ground: GroundingContext,
): Promise<readonly FoodRow[]> {
  const { table, language } = ground;
  const english = withoutDigits(englishName);
  const prepared = hasOnlyFoodWords(preparation, table, "en") ? withoutDigits(preparation) : "";
  const rows = new Set<FoodRow>();
  const add = (found: readonly FoodRow[]) => {
    for (const row of found) rows.add(row);
  };
  add(await readAsOneFood(withPreparation(english, prepared), ground, "en"));
  if (prepared !== "") add(await readAsOneFood(english, ground, "en"));
  if (name !== englishName) add(await readAsOneFood(withoutDigits(name), ground, language));
  const named = findNamedRows(table, {
    words: english,
    language: "en",
    country: usualCountry.en,
    limit: rowsOfName,
  });
  add(named.map(({ row }) => row));
  return [...rows];
}

/** The model's kcal in 100 g; undefined where no food can have so much, and for 0, which models write to save effort. */
export function statedKcal({
  nutrientsPer100Grams,
}: Pick<ModelFood, "nutrientsPer100Grams">): number | undefined {
  const { calories } = nutrientsPer100Grams;
  return calories > 0 && calories <= caloriesMax ? calories : undefined;
}

function isNear(row: FoodRow, calories: number, tolerance: number): boolean {
  const allowed = Math.max(calories * tolerance, energyTolerance.kcal);
  return Math.abs(row.per100Grams.calories - calories) <= allowed;
}

/**
 * The likeliest row whose energy the model's own figure does not contradict. Where only a part of the name means a food, what that part
 * finds is a guess, which the energy must confirm.
 */
export function chooseRow(
  rows: readonly FoodRow[],
  { calories, isNamed }: { readonly calories: number | undefined; readonly isNamed: boolean },
): FoodRow | undefined {
  if (calories === undefined) return isNamed ? rows[0] : undefined;
  const likely = isNamed ? rows : rows.slice(0, guessesMax);
  const near = likely.find((row) => isNear(row, calories, energyTolerance.near));
  return near ?? (isNamed ? rows.find((row) => isNear(row, calories, energyTolerance.far)) : undefined);
}
