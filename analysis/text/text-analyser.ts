import type { MealAnalyser } from "#analysis/analyser.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { unreadWordsMax } from "#domain/nutrition/meal-limits.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { doubtOf } from "../compose/doubt/doubt-of.ts";
import { withFirstReading } from "../compose/first-reading.ts";
import type { ComposedMeal } from "../compose/questions/composed-meal.ts";
import { questionsFor } from "../compose/questions/questions-for.ts";
import { accountForWords } from "./account-for-words.ts";
import { composeIngredients, composeMeal } from "./compose-mentions.ts";
import { findFoodsLike } from "./foods-like.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { type ReadText, readerOf } from "./read-text.ts";
import { isTableWord as isTableWordOf, vocabularyOf } from "./words/vocabulary.ts";

interface TextAnalyserOptions {
  /** How likely the figure must be wrong for questions to be asked: 0 asks whatever is worth it. */
  readonly askFrom?: number;
  /** Called with every meal read, for measuring. */
  readonly onComposed?: (meal: ComposedMeal) => void;
}

/** The first analysis builds the index, which takes half a second; every other takes about a millisecond. */
export function createTextAnalyser(table: FoodTable, options: TextAnalyserOptions = {}): MealAnalyser {
  let analyse: Analyse | undefined;
  const prepare = () => {
    analyse ??= createAnalysis(table, options);
    return analyse;
  };
  return {
    name: "table-text",
    prepare,
    analyse: async ({ text, language, country = usualCountry[language], isRecipe: isOfRecipe }) => {
      const read = prepare()(text, { language, country }, isOfRecipe);
      return read === undefined ? { kind: "no_food_recognised" } : { kind: "analysed", ...read };
    },
  };
}

interface DoubtedMeal {
  readonly analysis: MealAnalysis;
  readonly doubt: number;
}
type Analyse = (typed: string, speaker: LocalSpeaker, isOfRecipe?: boolean) => DoubtedMeal | undefined;

function createAnalysis(table: FoodTable, { askFrom, onComposed }: TextAnalyserOptions): Analyse {
  const { index } = tableFinderOf(table);
  const reader = readerOf(table);
  const isTableWord = (word: string) => isTableWordOf(index, word);

  function accountFor({ lone, ...readText }: ReadText): Pick<MealAnalysis, "unread" | "setAside"> {
    const { language, country } = readText.spoken;
    const vocabulary = vocabularyOf(index, language);
    const { unread, setAside } = accountForWords({
      ...readText,
      isKnown: (word) => vocabulary.knows(word) || isTableWord(word),
    });
    const asked = unread.map(({ typed, words }) => ({
      word: typed,
      foods: findFoodsLike(words, table, { language, country }),
    }));
    const all = [...lone, ...asked].slice(0, unreadWordsMax);
    return { ...(all.length > 0 ? { unread: all } : {}), ...(setAside.length > 0 ? { setAside } : {}) };
  }

  return (typed, speaker, isOfRecipe = false) => {
    const readText = reader.read(typed, speaker, isOfRecipe);
    const { spoken, counted: mentions } = readText;
    const composed = isOfRecipe
      ? composeIngredients(mentions, spoken, table)
      : composeMeal(mentions, spoken, table);
    const foods = composed.map(withFirstReading);
    if (foods.length === 0) return undefined;
    const { text, language, country } = spoken;
    const name = foods.map((food) => food.name).join(", ");
    const meal: ComposedMeal = { foods: composed, text, language, country };
    onComposed?.(meal);
    const doubt = doubtOf(meal);
    const questions = questionsFor(meal, table, { doubt, askFrom });
    const analysis = { language, country, name, foods, questions, ...accountFor(readText) };
    return { analysis, doubt };
  };
}
