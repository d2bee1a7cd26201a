/** Asks what was eaten of a restaurant chain whose name alone was typed. */
import type { UnreadWord } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { Chain } from "#food/menus/chains.ts";
import { isDrink } from "#food/menus/menu-item.ts";
import { grammars } from "../languages/grammars.ts";
import { isTimeWord } from "../languages/time-words.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { NamedChain } from "./chain-names.ts";
import type { MenuSentence } from "./menu-sentence.ts";
import { typedWordsOf } from "./menu-words.ts";

/** A chain's name that says nothing of what was eaten there. */
export interface LoneChain {
  readonly chain: Chain;
  readonly start: number;
  readonly end: number;
  /** No item of it is named elsewhere either. */
  readonly isUnread: boolean;
}

const between: ReadonlySet<string> = wordSet("before-chain");
const placeWords: ReadonlySet<string> = wordSet("place-before-chain");
/** What a chain's items come in, beside its name: "chipotle bowl, white rice, black beans". */
const orderWords: ReadonlySet<string> = wordSet("order-of-menu");

const clauseEnds = /[,;:.!?+\n()]|\s(?:and|then|y|luego|et|puis)\s/iu;

/** The other words of its clause. */
function wordsBeside({ from, to }: NamedChain, { text, words }: MenuSentence): readonly string[] {
  const before = text.slice(0, words[from]?.start).split(clauseEnds).at(-1) ?? "";
  const behind = text.slice(words[to - 1]?.end).split(clauseEnds)[0] ?? "";
  return typedWordsOf(`${before} ${behind}`).map((word) => word.text);
}

function isNoFood(word: string, language: Language): boolean {
  const { emptyWords, mealWords, definiteWords, articles, numbers } = grammars[language];
  return (
    between.has(word) ||
    /^\d/.test(word) ||
    [emptyWords, mealWords, definiteWords].some((words) => words.has(word)) ||
    articles.has(word) ||
    numbers.has(word) ||
    isTimeWord(word, language)
  );
}

/** "burrito bowl from chipotle": where it is from, unless a term of the lexicon has the chain in it. */
function isPlace({ from }: NamedChain, { words, english }: MenuSentence): boolean {
  return placeWords.has(words[from - 1]?.text ?? "") && english[from]?.length !== 0;
}

/** "lunch at mcdonalds", "kfc, an apple": `chains` are those beside no item, `served` those of which items are named. */
export function loneChainsOf(
  chains: readonly NamedChain[],
  sentence: MenuSentence,
  served: ReadonlySet<Chain>,
): readonly LoneChain[] {
  return chains.flatMap((named) => {
    const others = wordsBeside(named, sentence).filter((word) => !isNoFood(word, sentence.language));
    const isOrder = served.size > 0 && others.every((word) => orderWords.has(word));
    if (!isOrder && others.length > 0 && !isPlace(named, sentence)) return [];
    const { chain, from, to } = named;
    const isUnread = others.length === 0 && !served.has(chain);
    const [start, end] = [sentence.words[from]?.start ?? 0, sentence.words[to - 1]?.end ?? 0];
    return [{ chain, start, end, isUnread }];
  });
}

const offeredMax = 3;
/** kcal of what is a meal. */
const meal = { least: 300, most: 900 };

/** A chain is known for what it needs few letters to name. */
export function unreadChains(
  typed: string,
  loneChains: readonly LoneChain[],
  { menus }: FoodTable,
): readonly UnreadWord[] {
  return loneChains
    .filter(({ isUnread }) => isUnread)
    .map(({ chain, start, end }) => {
      const meals = menus
        .itemsOf(chain)
        .filter((item) => item.calories >= meal.least && item.calories <= meal.most && !isDrink(item))
        .sort((a, b) => a.name.length - b.name.length);
      const rows = meals.slice(0, offeredMax).flatMap((item) => menus.rowOf(chain, item) ?? []);
      const foods = rows.map(({ source, per100Grams, defaultGrams }) => ({
        name: source.description,
        source,
        grams: defaultGrams ?? 0,
        caloriesPer100Grams: per100Grams.calories,
      }));
      return { word: typed.slice(start, end), foods };
    });
}
