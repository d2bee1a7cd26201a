import type { AlsoSeenFood } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { searchFoods } from "./search-foods.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

const offeredMax = 3;

/** Foods that unknown words may mean: those of the words most like them. */
export function findFoodsLike(
  words: readonly string[],
  table: FoodTable,
  speaker: LocalSpeaker,
): readonly AlsoSeenFood[] {
  const vocabulary = vocabularyOf(tableFinderOf(table).index, speaker.language);
  const similar = words.flatMap((word) => vocabulary.similar(word, offeredMax)).slice(0, offeredMax);
  return similar
    .flatMap((each) => searchFoods(table, { query: each, ...speaker, limit: 1 }))
    .filter((food, at, all) => all.findIndex((other) => other.source.code === food.source.code) === at)
    .map(({ name, source, defaultGrams, per100Grams }) => ({
      name,
      source,
      grams: defaultGrams,
      caloriesPer100Grams: per100Grams.calories,
    }));
}
