import type { MealAnalyser } from "#analysis/analyser.ts";
import { type AnalysedFood, modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { candidateOf, foodOfRow } from "../compose/food-of-row.ts";
import { uncertaintyCalibration } from "../compose/uncertainty-calibration.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";
import { findRowsNamed } from "../text/rows-named.ts";
import { hasOnlyFoodWords, knownFoodName, nameOfUnknownFood } from "./food-names.ts";
import { caloriesMax, type SeenFood } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";
import { isPlausible } from "./plausible-nutrients.ts";

/**
 * Relative standard uncertainty of a portion judged by eye. Nutrition5k (Thames et al., CVPR 2021): calories from one
 * photo are off by 26 % in the mean, which is 0.33 as a standard deviation. Portions of typed meals have the reader's own.
 */
export const uncertaintyByEye = 0.33;
/** How the model came to the grams. */
export type GramsOrigin = PortionOrigin | "byEye";
/** Of a food whose composition only the model knows. */
const estimateUncertainty = 0.5;

/** A row may be so far from the model's own energy, as a share of it or in kcal where it is small, and still be the same food. */
const energyTolerance = { near: 0.15, far: 0.3, kcal: 6 };
/** Rows that a name may mean, of each way to read it. */
const rowsOfName = 12;
/** Of these, the ones that an energy may confirm where the name was read in part. */
const guessesMax = 3;
/** Rows offered in a food's place. */
const candidatesMax = 5;

/** All that names need to be grounded. The reader is the analyser of texts. */
export interface Ground {
  readonly table: FoodTable;
  readonly reader: MealAnalyser;
  readonly language: Language;
  readonly country: Country;
}

type NamedFood = Pick<SeenFood, "name" | "englishName" | "preparation">;

/** "grilled" goes before the food, "with butter" behind it. */
function withPreparation(name: string, preparation: string): string {
  const isAdjective =
    /^[a-z-]+( [a-z-]+)?$/i.test(preparation) && !/^(with|in|without|no) /i.test(preparation);
  const isInName = preparation === "" || name.toLowerCase().includes(preparation.toLowerCase());
  if (isInName) return name;
  return isAdjective ? `${preparation} ${name}` : `${name} ${preparation}`;
}

/** Digits in a name would be read as an amount, and the amount is known. */
function withoutDigits(phrase: string): string {
  return phrase.replace(/\d+([.,]\d+)?\s*(g|kg|ml|l|oz|%)?\b/gi, " ").trim();
}

/** One food is one row: where the reader finds several in a name, it has cut the name into pieces. */
async function readAsOneFood(text: string, ground: Ground, language: Language): Promise<readonly FoodRow[]> {
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
async function rowsOfFood(
  { name, englishName, preparation }: NamedFood,
  ground: Ground,
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
  const named = findRowsNamed(table, {
    words: english,
    language: "en",
    country: usualCountry.en,
    limit: rowsOfName,
  });
  add(named.map(({ row }) => row));
  return [...rows];
}

/** The model's kcal in 100 g; undefined where no food can have so much, and for 0, which models write to save effort. */
function statedEnergy({ nutrientsPer100Grams }: Pick<SeenFood, "nutrientsPer100Grams">): number | undefined {
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
function chooseRow(
  rows: readonly FoodRow[],
  { calories, isNamed }: { readonly calories: number | undefined; readonly isNamed: boolean },
): FoodRow | undefined {
  if (calories === undefined) return isNamed ? rows[0] : undefined;
  const likely = isNamed ? rows : rows.slice(0, guessesMax);
  const near = likely.find((row) => isNear(row, calories, energyTolerance.near));
  return near ?? (isNamed ? rows.find((row) => isNear(row, calories, energyTolerance.far)) : undefined);
}

interface Placing {
  readonly origin: GramsOrigin;
  /** The person's own words for it, where the meal was typed. */
  readonly words?: string | undefined;
}

/** A row of our table for a name; undefined where it has none, or a name means a food in a part of it only. */
export async function findRowOfFood(seen: NamedFood, ground: Ground): Promise<FoodRow | undefined> {
  if (!hasOnlyFoodWords(seen.englishName, ground.table, "en")) return undefined;
  return (await rowsOfFood(seen, ground))[0];
}

/**
 * The food with the figures of the row that the model means, or with the model's own figures, marked as an estimate. Ids are
 * given by the caller.
 * @throws ModelFailure when it is no row and no food could have such figures
 */
export async function groundFood(seen: SeenFood, ground: Ground, placing: Placing): Promise<AnalysedFood> {
  const { table, language, country } = ground;
  const { origin } = placing;
  const rows = await rowsOfFood(seen, ground);
  const isNamed = hasOnlyFoodWords(seen.englishName, table, "en");
  const row = chooseRow(rows, { calories: statedEnergy(seen), isNamed });
  const others = rows.filter((other) => other !== row).slice(0, candidatesMax);
  const candidates = others.map((other) => candidateOf(other, ground));
  if (row === undefined) return estimatedFood(seen, ground, { candidates, origin });
  const food = foodOfRow(row, {
    id: "",
    name: knownFoodName(seen.name, table, language) ?? nameOfRow(row, language, country),
    portion: { grams: seen.grams, origin: origin === "byEye" ? "assumed" : origin },
    confidence: seen.confidence,
    candidates,
  });
  return withReading(origin === "byEye" ? judgedByEye(food) : food, placing);
}

function judgedByEye(food: AnalysedFood): AnalysedFood {
  const ofRow = Math.sqrt(Math.max(0, food.energyUncertainty ** 2 - food.portionUncertainty ** 2));
  return {
    ...food,
    portionUncertainty: uncertaintyByEye,
    energyUncertainty: Math.hypot(ofRow, uncertaintyByEye),
  };
}

/** So that what the person makes of it is learned for the same words. */
function withReading(food: AnalysedFood, { words, origin }: Placing): AnalysedFood {
  const typed = words === undefined ? undefined : typedWords(words);
  if (typed === undefined) return food;
  const { table, code } = food.source;
  return {
    ...food,
    read: { words: typed, table, code, grams: food.grams, saysAmount: origin !== "assumed" },
  };
}

/** What comes before "with …" or a comma, where the whole name is too long to be shown. */
function nameOfEstimate(name: string, { table, language }: Ground): string {
  const [head = name] = name.split(/,| (?:with|con|avec|au|à la) /u);
  return (
    knownFoodName(name, table, language) ??
    knownFoodName(head, table, language) ??
    nameOfUnknownFood(name, language)
  );
}

function estimatedFood(
  seen: SeenFood,
  ground: Ground,
  { candidates, origin }: Pick<AnalysedFood, "candidates"> & { readonly origin: GramsOrigin },
): AnalysedFood {
  const { nutrientsPer100Grams: nutrients } = seen;
  if (!isPlausible(nutrients)) throw new ModelFailure("implausible", "nutrients");
  const ofPortion = origin === "byEye" ? uncertaintyByEye : uncertaintyCalibration.portion[origin];
  return {
    id: "",
    name: nameOfEstimate(seen.name, ground),
    grams: seen.grams,
    source: { table: modelEstimateTable, code: "", description: nameOfUnknownFood(seen.englishName, "en") },
    per100Grams: {
      ...nutrients,
      fruitVegetableLegumePercent: 0,
      micronutrients: eachMicronutrient(() => null),
    },
    nutriScoreClass: "general",
    confidence: Math.min(0.5, seen.confidence),
    portionUncertainty: ofPortion,
    energyUncertainty: Math.hypot(ofPortion, estimateUncertainty),
    candidates,
  };
}
