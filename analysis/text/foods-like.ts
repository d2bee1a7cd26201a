import type { AlsoSeenFood } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { searchFoods } from "./search-foods.ts";
import { foldAccents } from "./words/fold.ts";
import { editDistance } from "./words/slips.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

const offeredMax = 3;
/** Of the word's letters, so many begin a word of the food's name, or so many are other ones. */
const sameBeginning = 0.6;
const slipsPerLetter = 0.25;

function isSpelledLike(word: string, named: string): boolean {
  if (named.startsWith(word.slice(0, Math.ceil(word.length * sameBeginning)))) return true;
  return editDistance(word, named) <= word.length * slipsPerLetter;
}

/** Not what merely means the same as a word like it: "pico" is no pisco, which is a brandy. */
function isNamedLike(words: readonly string[], name: string): boolean {
  const named = foldAccents(name).match(/\p{L}+/gu) ?? [];
  return words.some((word) => named.some((each) => isSpelledLike(foldAccents(word), each)));
}

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
    .filter(({ name }) => isNamedLike(words, name))
    .filter((food, at, all) => all.findIndex((other) => other.source.code === food.source.code) === at)
    .map(({ name, source, defaultGrams, per100Grams }) => ({
      name,
      source,
      grams: defaultGrams,
      caloriesPer100Grams: per100Grams.calories,
    }));
}
