import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { FoodTable } from "#food/food-row.ts";
import { stemEnglish } from "../text/words/english-stem.ts";
import { foldAccents } from "../text/words/fold.ts";

/** Shorter words are articles and the like in all three languages. */
const wordLengthMin = 3;

/** Folded and without plural endings. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = foldAccents(text.toLowerCase()).match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= wordLengthMin).map((word) => stemEnglish(word)));
}

export function isSameRow(a: AnalysedFood, b: AnalysedFood | undefined): boolean {
  return a.source.table === b?.source.table && a.source.code === b.source.code;
}

/** "Cheese" of the row "Cheese, cheddar". */
export function kindOf({ source }: AnalysedFood): string {
  return source.description.split(",")[0] ?? "";
}

function countSharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

/**
 * The food that `words` name, by the food's own name, its row, or the row that the words mean (`read`);
 * undefined when none is named, or several are as well.
 */
export function findFoodInMeal(
  foods: readonly AnalysedFood[],
  words: string,
  read: AnalysedFood | undefined,
): AnalysedFood | undefined {
  const said = wordsOf(words);
  const readWords = wordsOf(read ? kindOf(read) : "");
  const scored = foods.map((food) => ({
    food,
    score:
      2 * countSharedWords(said, wordsOf(food.name)) +
      // "the milk" is the glass of whole milk, not the oats with milk.
      (countSharedWords(said, wordsOf(headOf(food))) > 0 ? 1 : 0) +
      (isSameRow(food, read) ? 3 : 0) +
      (countSharedWords(readWords, wordsOf(food.source.description)) > 0 ? 1 : 0),
  }));
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  if (best === undefined || best.score === 0 || best.score === second?.score) return undefined;
  return best.food;
}

export function groupOf({ source }: AnalysedFood, table: FoodTable): string | undefined {
  return table.find(source.table, source.code)?.category;
}

/** Shorter words end others by chance: "ale" is no kind of "kale". */
const compoundPartLengthMin = 5;

/** Whether a word is one of these, or what one of them ends with: "burger" of "cheeseburger". */
export function isPartOf(word: string, words: readonly string[]): boolean {
  return words.some((each) => each === word || (word.length >= compoundPartLengthMin && each.endsWith(word)));
}

/** "burgers" of a cheeseburger: the one food of the same group that is called a kind of it. */
export function findCompound(foods: readonly AnalysedFood[], said: AnalysedFood, table: FoodTable) {
  const words = [...wordsOf(said.name)];
  const found = foods.filter(
    (food) =>
      groupOf(food, table) === groupOf(said, table) &&
      words.some((word) => isPartOf(word, [...wordsOf(food.name)])),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What a dish comes with is named after these. */
const link = / (?:with|in|on|of|con|de|del|avec|du|à|au|aux|sur) /;

/** "coffee" of "coffee with milk". */
export function headOf({ name }: Pick<AnalysedFood, "name">): string {
  return name.split(link)[0] ?? name;
}

/** Not only what a dish comes with: the sauce of "pasta with tomato sauce", the ham of a "ham sandwich". */
export function namesWholeDish(food: AnalysedFood, words: string, read: AnalysedFood | undefined): boolean {
  if (isSameRow(food, read)) return true;
  const [head = food.name, ...rest] = food.name.toLowerCase().split(link);
  return rest.length === 0 || countSharedWords(wordsOf(words), wordsOf(head)) > 0;
}

/** Of FNDDS codes: fish, fruits, vegetables. */
const kindDigits = 2;

/** Foods of the same group of the table, or else of the same kind: what one takes for another. */
export function foodsOfSameGroup(foods: readonly AnalysedFood[], other: AnalysedFood, table: FoodTable) {
  const group = groupOf(other, table);
  const alike = foods.filter((food) => group !== undefined && groupOf(food, table) === group);
  const codeOf = ({ source }: AnalysedFood) => `${source.table} ${source.code.slice(0, kindDigits)}`;
  const isCoded = other.source.table.startsWith("FNDDS");
  return alike.length > 0 || !isCoded ? alike : foods.filter((food) => codeOf(food) === codeOf(other));
}
