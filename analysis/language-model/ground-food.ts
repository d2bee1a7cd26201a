import { type AnalysedFood, modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import type { FoodRow } from "#food/food-row.ts";
import { candidateOf, foodOfRow } from "../compose/food-of-row.ts";
import { uncertaintyCalibration } from "../compose/uncertainty-calibration.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";
import { hasOnlyFoodWords, knownFoodName, nameOfUnknownFood } from "./food-names.ts";
import type { ModelFood } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";
import { isPlausible } from "./plausible-nutrients.ts";
import {
  chooseRow,
  type GroundingContext,
  type NamedFood,
  rowsOfFood,
  statedKcal,
} from "./rows-of-model-food.ts";

/**
 * Relative standard uncertainty of a portion judged by eye. Nutrition5k (Thames et al., CVPR 2021): calories from one
 * photo are off by 26 % in the mean, which is 0.33 as a standard deviation. Portions of typed meals have the reader's own.
 */
export const uncertaintyByEye = 0.33;
/** How the model came to the grams. */
type GramsOrigin = PortionOrigin | "byEye";
/** Relative uncertainty of a food whose composition only the model knows. */
const estimateUncertainty = 0.5;
/** Rows offered in a food's place. */
const candidatesMax = 5;

interface Placing {
  readonly origin: GramsOrigin;
  /** The person's own words for it, where the meal was typed. */
  readonly words?: string | undefined;
}

/** A row of our table for a name; undefined where it has none, or a name means a food in a part of it only. */
export async function findRowOfFood(seen: NamedFood, ground: GroundingContext): Promise<FoodRow | undefined> {
  if (!hasOnlyFoodWords(seen.englishName, ground.table, "en")) return undefined;
  return (await rowsOfFood(seen, ground))[0];
}

/**
 * The food with the figures of the row that the model means, or with the model's own figures, marked as an estimate. Ids are
 * given by the caller.
 * @throws ModelFailure when it is no row and no food could have such figures
 */
export async function groundFood(
  seen: ModelFood,
  ground: GroundingContext,
  placing: Placing,
): Promise<AnalysedFood> {
  const { table, language, country } = ground;
  const { origin } = placing;
  const rows = await rowsOfFood(seen, ground);
  const isNamed = hasOnlyFoodWords(seen.englishName, table, "en");
  const row = chooseRow(rows, { calories: statedKcal(seen), isNamed });
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

/** Keeps how the food was read, so that the person's changes are learned for the same words. */
function withReading(food: AnalysedFood, { words, origin }: Placing): AnalysedFood {
  const typed = words === undefined ? undefined : typedWords(words);
  if (typed === undefined) return food;
  const { table, code } = food.source;
  return {
    ...food,
    read: { words: typed, table, code, grams: food.grams, saysAmount: origin !== "assumed" },
  };
}

/** Cuts a name that is too long to show before "with …" or a comma. */
function nameOfEstimate(name: string, ground: GroundingContext): string {
  const { table, language } = ground;
  const [head = name] = name.split(/,| (?:with|con|avec|au|à la) /u);
  return (
    knownFoodName(name, table, language) ??
    knownFoodName(head, table, language) ??
    nameOfUnknownFood(name, ground)
  );
}

function estimatedFood(
  seen: ModelFood,
  ground: GroundingContext,
  { candidates, origin }: Pick<AnalysedFood, "candidates"> & { readonly origin: GramsOrigin },
): AnalysedFood {
  const { nutrientsPer100Grams: nutrients } = seen;
  if (!isPlausible(nutrients)) throw new ModelFailure("implausible", "nutrients");
  const ofPortion = origin === "byEye" ? uncertaintyByEye : uncertaintyCalibration.portion[origin];
  return {
    id: "",
    name: nameOfEstimate(seen.name, ground),
    grams: seen.grams,
    source: {
      table: modelEstimateTable,
      code: "",
      description: nameOfUnknownFood(seen.englishName, { language: "en", country: null }),
    },
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
