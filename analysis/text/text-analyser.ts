import type { MealAnalyser } from "#analysis/analyser.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { FoodTable } from "#food/food-row.ts";
import { type ComposedFood, composeFood } from "../compose/compose-food.ts";
import { withFirstReading } from "../compose/first-reading.ts";
import type { ComposedMeal } from "../compose/questions/composed-meal.ts";
import { questionsFor } from "../compose/questions/questions-for.ts";
import { mealsOfDay, rolesInMeal } from "../compose/role-in-meal.ts";
import { shareOfPortion, sharesPlate } from "../compose/share-plate.ts";
import { findFoodsLike } from "./foods-like.ts";
import { grammars } from "./languages/grammars.ts";
import { lexiconFor } from "./lexicon/load-lexicon.ts";
import { cacheFinds } from "./match/cache-finds.ts";
import { CommonWords } from "./match/common-words-alone.ts";
import { findCookedIfSaid } from "./match/cooked-if-said.ts";
import { findFood } from "./match/find-food.ts";
import type { FoundRow } from "./match/find-rows.ts";
import { fries, withFriesBeside } from "./match/fries-beside.ts";
import { honourNegation, remainingFoodWithout } from "./match/honour-negation.ts";
import { type NamedRows, namedRowsOf, rowDescribed } from "./match/named-rows.ts";
import { putNamedRowFirst } from "./match/put-named-row-first.ts";
import { isRecipe, preferRawIfWeighed } from "./match/raw-weights.ts";
import { namesFood, soughtWordsOf } from "./match/sought-words.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { mentionForWholeText } from "./match/whole-name.ts";
import type { Speaker } from "./portions/amount-said.ts";
import { toIngredient } from "./recipe-ingredient.ts";
import { atomOfWords, isMeasured } from "./segment/atom.ts";
import { withoutPicturedTwice } from "./segment/emoji-beside-words.ts";
import type { FoodMention } from "./segment/food-mention.ts";
import { joinAtoms } from "./segment/join-atoms.ts";
import { readAtoms } from "./segment/read-atoms.ts";
import { leftOutFoodsOf } from "./segment/read-negation.ts";
import { repairWords } from "./segment/repair-words.ts";
import { type ReadSentence, unreadWords } from "./segment/unread-words.ts";
import { type MentionedAmount, withoutWholesOrParts } from "./segment/wholes-and-parts.ts";
import { withoutIngredients } from "./segment/without-ingredients.ts";
import { withoutRepeats } from "./segment/without-repeats.ts";
import { foodsMax, joinedPartsMax, partsMax } from "./text-limits.ts";
import { commonWordsOf } from "./words/common-words.ts";
import { withEmojiWords } from "./words/emoji-words.ts";
import { isAdjective } from "./words/head-noun.ts";
import { tokenise } from "./words/tokenise.ts";
import { isTableWord as isTableWordOf, vocabularyOf } from "./words/vocabulary.ts";

/** The row and the others that the same words could mean. */
const rowsPerFood = 6;
/** Where something was left out, more are looked through for one without it. */
const rowsWhereLeftOut = 40;
/** About 1 kB each, and 5 kB where something was left out. */
const keptFinds = { usual: 2000, leftOut: 200 };

/** What was read, unless the text as a whole is the name of another food. */
function preferWholeName(
  read: readonly FoodMention[],
  text: string,
  named: NamedRows,
): readonly FoodMention[] {
  const words = read.flatMap(({ atoms }) => atoms.flatMap((atom) => atom.words));
  if (words.some(({ isReread, measures }) => isReread && (measures === undefined || words.length === 1)))
    return read;
  const row = named.find(text);
  const [first, ...others] = read;
  if (row === undefined || (others.length === 0 && first?.found[0]?.row === row)) return read;
  return [mentionForWholeText(text, row)];
}

/** Of a food by itself. */
function amountOfMention(
  mention: FoodMention,
  speaker: Speaker & { readonly text: string },
): MentionedAmount {
  const food = composeFood(mention, { ...speaker, number: 1, role: "alone" })?.food;
  if (food === undefined) return { grams: 0, calories: 0 };
  return { grams: food.grams, calories: (food.grams * food.per100Grams.calories) / 100 };
}

/** Each food of a meal, with less of those that share its plate. */
function composeShared(
  mentions: readonly FoodMention[],
  text: string,
  compose: (mention: FoodMention, at: number, share?: number) => ComposedFood | undefined,
): readonly ComposedFood[] {
  const meals = mealsOfDay(mentions, text);
  const alone = mentions.map((mention, at) => compose(mention, at));
  return alone.flatMap((food, at) => {
    if (food === undefined || !sharesPlate(food)) return food ?? [];
    const meal = alone.filter((each, index) => each !== undefined && meals[index] === meals[at]);
    const share = shareOfPortion(meal.flatMap((each) => each ?? []));
    const mention = mentions[at];
    return (share < 1 && mention !== undefined ? compose(mention, at, share) : food) ?? [];
  });
}

interface TextAnalyserOptions {
  /** How likely the figure must be wrong for questions to be asked: 0 asks whatever is worth it. */
  readonly askFrom?: number;
  /** Called with every meal read, for measuring. */
  readonly onComposed?: (meal: ComposedMeal) => void;
}

/** Builds the index once; every analysis after it takes about a millisecond. */
export function createTextAnalyser(
  table: FoodTable,
  { askFrom, onComposed }: TextAnalyserOptions = {},
): MealAnalyser {
  const { index, finder } = tableFinderOf(table);
  const find = cacheFinds(
    findCookedIfSaid((words) => findFood(finder, words, rowsPerFood)),
    keptFinds.usual,
  );
  const findWithout = cacheFinds((words) => findFood(finder, words, rowsWhereLeftOut), keptFinds.leftOut);
  const isTableWord = (word: string) => isTableWordOf(index, word);
  const commonWords = new CommonWords((words) =>
    findFood(finder, soughtWordsOf([atomOfWords(words)], grammars.en, index), 1),
  );

  function unreadWordsWithSuggestions(
    read: Pick<ReadSentence, "text" | "language" | "atoms" | "mentions"> & Speaker,
  ) {
    const { language, country } = read;
    const vocabulary = vocabularyOf(index, language);
    const unread = unreadWords({
      ...read,
      isKnown: (word) => vocabulary.knows(word) || isTableWord(word),
      namesNothing: (word) =>
        isAdjective(word) || commonWordsOf(language).has(word) || commonWordsOf("en").has(word),
    });
    return unread.map((word) => ({
      word: word.text,
      foods: findFoodsLike(word.text, table, { language, country }),
    }));
  }

  function ingredientOf(food: ComposedFood | undefined): ComposedFood | undefined {
    return food && toIngredient(food, (description) => rowDescribed(table, description));
  }

  function excludeLeftOutFoods(found: readonly FoundRow[], leftOut: readonly string[]): readonly FoundRow[] {
    const remainder = remainingFoodWithout(found[0]?.row, leftOut);
    const [best, ...others] = remainder === undefined ? honourNegation(found, leftOut) : found;
    const row = remainder === undefined ? undefined : rowDescribed(table, remainder);
    return best === undefined ? [] : [row === undefined ? best : { ...best, row }, ...others];
  }

  function analyse(
    typed: string,
    { language, country }: Speaker,
    isOfRecipe = false,
  ): MealAnalysis | undefined {
    const grammar = grammars[language];
    const text = withEmojiWords(typed, language, (word) => grammar.numbers.has(word));
    const vocabulary = vocabularyOf(index, language);
    const tokens = repairWords(tokenise(text, language), { grammar, vocabulary, isTableWord });
    const atoms = readAtoms(tokens, grammar, lexiconFor(grammar, country)).slice(0, partsMax);
    const joinedMax = joinedPartsMax(atoms.length);
    const namedRows = namedRowsOf(table, language);
    const isInRecipe = isOfRecipe || isRecipe(atoms);
    const joined = joinAtoms(
      atoms,
      (atom) => namesFood(atom, grammar),
      (group) => {
        if (group.length > joinedMax) return [];
        const words = preferRawIfWeighed(soughtWordsOf(group, grammar, index), isInRecipe);
        const leftOut = leftOutFoodsOf(group);
        if (leftOut.length > 0) return excludeLeftOutFoods(findWithout(words), leftOut).slice(0, rowsPerFood);
        const said = group.flatMap((atom) => atom.words);
        const isWeighed = group.some(({ quantity }) => quantity !== undefined && isMeasured(quantity));
        const rows = isWeighed ? find(words) : commonWords.withoutThemAlone(find(words), said, language);
        return putNamedRowFirst(rows, group, {
          text,
          named: namedRows,
          rowDescribed: (description) => rowDescribed(table, description),
        });
      },
    );
    const told = preferWholeName(withoutRepeats(joined), text, namedRows);
    const named = withoutIngredients(withoutPicturedTwice(told, text, typed))
      .filter(({ found }) => found.length > 0)
      .slice(0, foodsMax);
    const speaker = { text, language, country };
    const plates = withFriesBeside(named, language, rowDescribed(table, fries));
    const mentions = withoutWholesOrParts(plates, (mention) => amountOfMention(mention, speaker));
    const roles = rolesInMeal(mentions, text);
    const composeAt = (mention: FoodMention, at: number, share = 1) =>
      composeFood(mention, { ...speaker, number: at + 1, role: roles[at] ?? "alone", share });
    const composed = isOfRecipe
      ? mentions.flatMap((mention, at) => ingredientOf(composeAt(mention, at)) ?? [])
      : composeShared(mentions, text, composeAt);
    const foods = composed.map(withFirstReading);
    if (foods.length === 0) return undefined;
    const name = foods.map((food) => food.name).join(", ");
    const meal: ComposedMeal = { foods: composed, text, language };
    onComposed?.(meal);
    const questions = questionsFor(meal, table, askFrom);
    const unread = unreadWordsWithSuggestions({ ...speaker, atoms, mentions: told });
    return { language, country, name, foods, questions, ...(unread.length > 0 ? { unread } : {}) };
  }

  return {
    name: "table-text",
    analyse: async ({ text, language, country = usualCountry[language], isRecipe: isOfRecipe }) => {
      const analysis = analyse(text, { language, country }, isOfRecipe);
      return analysis === undefined ? { kind: "no_food_recognised" } : { kind: "analysed", analysis };
    },
  };
}
