/** Keeps words of everyday speech from naming a food by a part of its name: "double" is no double espresso, "gym" no gym shake. */
import type { Language } from "#domain/people/language.ts";
import type { FoodWord } from "../segment/atom.ts";
import { commonWordsOf } from "../words/common-words.ts";
import { isAdjective } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";

type FindRows = (words: readonly FoodWord[]) => readonly FoundRow[];

/** A row whose name is hardly more than what was said earns this share of a perfect score. */
const wholeNameShare = 0.95;
/** Several words that are most of a name: "hot dog", "freezer pop". */
const mostOfNameShare = 0.75;

/** Common words that name a food though its row has a longer name: "swiss" is cheese, "wings" are chicken's. */
const foodsByThemselves: ReadonlySet<string> = wordSet("food-by-itself");
/** Never a food by themselves, though some row is called so: "dog", "country". */
const noFoods: ReadonlySet<string> = wordSet("no-food-by-itself");

/** What is known of a word in this sentence. */
interface Knowledge {
  /** The name of some row contains it. */
  readonly isKnown: (word: FoodWord) => boolean;
  readonly isCommon: (word: FoodWord) => boolean;
}

/** "buttered", "spotted": how it was made or looks. */
const participle = /[^aeiou]ed$/;

export class CommonWords {
  readonly #find: FindRows;
  readonly #isFood = new Map<string, boolean>();

  constructor(find: FindRows) {
    this.#find = find;
  }

  /** What was found, unless only words that name no food led there and they are not its whole name. */
  unlessOnlyCommon(
    found: readonly FoundRow[],
    words: readonly FoodWord[],
    { isKnown, isCommon }: Knowledge,
  ): readonly FoundRow[] {
    const [best] = found;
    const naming = words.filter(({ kind, english }) => kind !== "modifier" && !english.every(isAdjective));
    const namesNoFood = (word: FoodWord) => isCommon(word) || (word.kind === "plain" && !isKnown(word));
    if (best === undefined || naming.length === 0 || !naming.every(namesNoFood)) return found;
    const isMostOfName =
      words.filter(isKnown).length > 1 && best.score >= mostOfNameShare * best.perfectScore;
    return isMostOfName ? found : [];
  }

  /** A common word that names no food, in the language or in English. */
  namesNoFood({ kind, english }: FoodWord, language: Language): boolean {
    const [text] = english;
    if (kind !== "plain" || text === undefined || english.length > 1) return false;
    if (foodsByThemselves.has(text)) return false;
    if (noFoods.has(text) || (language !== "en" && commonWordsOf(language).has(text))) return true;
    const isCommon = commonWordsOf("en").has(text) || (language === "en" && participle.test(text));
    return isCommon && !this.#isWholeName(text);
  }

  /** Whether some row is called by the word alone, or nearly. */
  #isWholeName(text: string): boolean {
    const known = this.#isFood.get(text);
    if (known !== undefined) return known;
    const [best] = this.#find([{ english: [text], kind: "plain", start: 0, end: text.length }]);
    const isWhole = best !== undefined && isGoodRow(best) && best.score >= wholeNameShare * best.perfectScore;
    this.#isFood.set(text, isWhole);
    return isWhole;
  }
}
