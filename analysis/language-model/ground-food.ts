import type { MealAnalyser } from "#analysis/analyser.ts";
import { type AnalysedFood, modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import { candidateOf } from "../compose/food-of-row.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import { hasOnlyFoodWords, knownFoodName, nameOfUnknownFood } from "./food-names.ts";
import type { SeenFood } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";
import { isPlausible } from "./plausible-nutrients.ts";

/**
 * Relative standard uncertainty of a portion judged by eye. Nutrition5k (Thames et al., CVPR 2021): calories from one
 * photo are off by 26 % in the mean, which is 0.33 as a standard deviation.
 */
const portionUncertainty = 0.33;
/** Of a food whose composition only the model knows. */
const estimateUncertainty = 0.5;

/** All that names need to be grounded. The reader is the analyser of texts. */
export interface Ground {
  readonly table: FoodTable;
  readonly reader: MealAnalyser;
  readonly language: Language;
}

/** "grilled" goes before the food, "with butter" behind it. */
function foodPhraseOf({ englishName, preparation }: Pick<SeenFood, "englishName" | "preparation">): string {
  const isAdjective =
    /^[a-z-]+( [a-z-]+)?$/i.test(preparation) && !/^(with|in|without|no) /i.test(preparation);
  const isSaid = preparation === "" || englishName.toLowerCase().includes(preparation.toLowerCase());
  if (isSaid) return englishName;
  return isAdjective ? `${preparation} ${englishName}` : `${englishName} ${preparation}`;
}

/** Digits in a name would be read as an amount, and the amount is known. */
function withoutDigits(phrase: string): string {
  return phrase.replace(/\d+([.,]\d+)?\s*(g|kg|ml|l|oz|%)?\b/gi, " ").trim();
}

function withEstimatedGrams(food: AnalysedFood, grams: number, confidence: number): AnalysedFood {
  const ofRow = Math.sqrt(Math.max(0, food.energyUncertainty ** 2 - food.portionUncertainty ** 2));
  return {
    ...food,
    grams,
    confidence: Math.min(food.confidence, confidence),
    portionUncertainty,
    energyUncertainty: Math.hypot(ofRow, portionUncertainty),
  };
}

function withNameInLanguage(language: Language, table: FoodTable, food: AnalysedFood): AnalysedFood {
  const rowOf = ({ source }: Pick<AnalysedFood, "source">) => table.find(source.table, source.code);
  const row = rowOf(food);
  return {
    ...food,
    name: row === undefined ? food.name : nameOfRow(row, language),
    candidates: food.candidates.map((candidate) => {
      const other = rowOf(candidate);
      return other === undefined ? candidate : candidateOf(other, language);
    }),
  };
}

type NamedFood = Pick<SeenFood, "name" | "englishName" | "preparation" | "grams" | "confidence">;

/** As the reader finds them in the English name. */
async function readFoods(
  seen: NamedFood,
  { table, reader, language }: Ground,
): Promise<readonly AnalysedFood[]> {
  const text = withoutDigits(foodPhraseOf(seen));
  if (text === "") return [];
  const outcome = await reader.analyse({ text, language: "en" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map((food) => withNameInLanguage(language, table, food));
}

/**
 * The foods of our table that a name means, their grams adding up to what the model saw: "ramen with pork" may be two
 * rows, in the proportion of their usual portions. Empty when the table has none, and for a name of which only a part
 * means a food: what that part finds is a guess. Ids are still those of the reader.
 */
export async function findFoodsByName(seen: NamedFood, ground: Ground): Promise<readonly AnalysedFood[]> {
  const { table, language } = ground;
  if (!hasOnlyFoodWords(seen.englishName, table, "en")) return [];
  const isPrepared = hasOnlyFoodWords(seen.preparation, table, "en");
  const foods = await readFoods(isPrepared ? seen : { ...seen, preparation: "" }, ground);
  const totalGrams = foods.reduce((sum, food) => sum + food.grams, 0);
  const ownName = foods.length === 1 ? knownFoodName(seen.name, table, language) : undefined;
  return foods.map((food) => {
    const grams = (seen.grams * food.grams) / totalGrams;
    return withEstimatedGrams(
      ownName === undefined ? food : { ...food, name: ownName },
      grams,
      seen.confidence,
    );
  });
}

/**
 * A food with the model's own figures, marked as an estimate; what a part of its name means is offered in its place.
 * @throws ModelFailure when no food could have such figures
 */
export async function estimatedFood(seen: SeenFood, ground: Ground): Promise<AnalysedFood> {
  const { nutrientsPer100Grams: nutrients } = seen;
  if (!isPlausible(nutrients)) throw new ModelFailure("implausible", "nutrients");
  const { table, language } = ground;
  const similar = (await readFoods(seen, ground)).flatMap(
    ({ source }) => table.find(source.table, source.code) ?? [],
  );
  return {
    id: "",
    name: nameOfUnknownFood(seen.name, language),
    grams: seen.grams,
    source: { table: modelEstimateTable, code: "", description: nameOfUnknownFood(seen.englishName, "en") },
    per100Grams: {
      ...nutrients,
      fruitVegetableLegumePercent: 0,
      micronutrients: eachMicronutrient(() => null),
    },
    nutriScoreClass: "general",
    confidence: Math.min(0.5, seen.confidence),
    portionUncertainty,
    energyUncertainty: Math.hypot(portionUncertainty, estimateUncertainty),
    candidates: similar.map((row) => candidateOf(row, language)),
  };
}
