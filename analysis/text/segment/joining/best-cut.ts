/** Cuts words that stand side by side into the foods that fit the table best. */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { type FoundRow, isGoodRow } from "../../match/find-rows.ts";
import { type Atom, atomOfWords, type FoodWord } from "../atom.ts";
import { costOfFood, type FindRows, isWholeFood } from "../food-mention.ts";

export interface NamedPart {
  readonly words: readonly FoodWord[];
  readonly found: FoundRow;
}

/** No single food has more words. */
const foodWordsMax = 5;
/** A word that belongs to no food is worth less than any food. */
const costOfWord = 0.3;
/** For each further word of what is a food's name: "turkey sandwich" is neither turkey nor a sandwich. */
const bonusOfNamedWord = 1.6;
/** "fillet" alone hardly names a chicken fillet sandwich. */
const surelyNamedShare = 0.7;
/** A row that so little of its name was said of is rather one that happens to have the words: "Chicken or turkey, stuffing, and vegetables". */
export const nameSaidMin = 0.9;

const drinkClasses: ReadonlySet<string | undefined> = new Set(
  "coffee espresso milk-coffee tea hot-chocolate soda juice beer wine water".split(" "),
);

export function isProduct(words: readonly FoodWord[]): boolean {
  return words.some(({ kind, row }) => kind === "brand" || row !== undefined);
}

export function isDrink({ found: { row } }: NamedPart): boolean {
  return drinkClasses.has(portionClassOf(row));
}

/** Several words must say nearly all of a row's name. */
function isOneFood({ found, words }: NamedPart): boolean {
  if (isProduct(words) || found.isNamed === true) return true;
  return found.score >= (words.length === 1 ? surelyNamedShare : nameSaidMin) * found.perfectScore;
}

/** "tortilla de papa", "drumstick of fried chicken": the name of a food goes on where a word lies between. */
export function isNamedOnFrom(
  word: FoodWord | undefined,
  before: FoodWord | undefined,
  find: FindRows,
): boolean {
  if (word === undefined || before === undefined || word.start <= before.end + 1) return false;
  return isGoodRow(find([atomOfWords([before])])[0]);
}

interface Cut {
  readonly score: number;
  readonly parts: readonly NamedPart[];
}

/** One more food behind a cut of the words before; undefined where these words name none. */
function withFood(
  before: Cut,
  words: readonly FoodWord[],
  find: (words: readonly FoodWord[]) => readonly FoundRow[],
): Cut | undefined {
  // "queso asado": what only tells how it was cooked is no food behind it.
  if (words.every(({ kind }) => kind === "modifier")) return undefined;
  const [found] = find(words);
  if (!isWholeFood(found) || !isOneFood({ words, found })) return undefined;
  const ofName = found.isNamed === true ? bonusOfNamedWord * (words.length - 1) : 0;
  const score = before.score + found.score + ofName - costOfFood;
  return { score, parts: [...before.parts, { words, found }] };
}

/** The cut of the words into foods that fits the table best. */
export function bestCut(atom: Atom, find: FindRows): readonly NamedPart[] {
  const { words } = atom;
  const findWords = (named: readonly FoodWord[]) => find([{ ...atom, words: [...named] }]);
  const cuts: Cut[] = [{ score: 0, parts: [] }];
  for (let end = 1; end <= words.length; end++) {
    const before = cuts[end - 1] ?? { score: 0, parts: [] };
    let best: Cut = { ...before, score: before.score - costOfWord };
    for (let start = Math.max(0, end - foodWordsMax); start < end; start++) {
      const from = cuts[start];
      if (from === undefined || isNamedOnFrom(words[start], words[start - 1], find)) continue;
      const cut = withFood(from, words.slice(start, end), findWords);
      if (cut !== undefined && cut.score > best.score) best = cut;
    }
    cuts.push(best);
  }
  return cuts.at(-1)?.parts ?? [];
}
