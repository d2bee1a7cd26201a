/** Finds the stretches of a text that name items of one chain's menu. */
import { isDrink } from "#food/menus/menu-item.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { NamedChain } from "./chain-names.ts";
import { type FoundItem, GrowingStretch, isSize, type MenuIndex } from "./menu-index.ts";
import type { MenuSentence } from "./menu-sentence.ts";
import { comparedWords, type TypedWord, wordsElsewhere } from "./menu-words.ts";

/** Longer texts name their chains again. */
const windowMax = 30;
const stretchMax = 16;
/** How much of an item's name must be said beside its chain, and elsewhere in the sentence. */
const leastCoverage = { beside: 0.4, elsewhere: 0.6 } as const;
const namedWordsMin = 2;
/** How much of the words the item's name must have. */
const leastOfSaid = 0.65;
/** kcal. A little of what is in most dishes is part of one of them: cheese, lettuce. */
const ingredientMost = 100;

const placeWords: ReadonlySet<string> = wordSet("place-before-chain");
/** Between an item and its chain. */
const between: ReadonlySet<string> = wordSet("before-chain");
/** Tells how an item was that its menu has in one way: "oat milk latte". */
const describing: ReadonlySet<string> = wordSet("beside-menu-item");
/** Of a set, which comes with more than what its name says. */
const setWords: ReadonlySet<string> = wordSet("set-of-menu");

/** Of the sentence's words, the last one excluded. */
export interface MenuStretch extends FoundItem {
  readonly chain: NamedChain;
  readonly from: number;
  readonly to: number;
  /** "big mac menu": left to the reader. */
  readonly isOfSet: boolean;
}

/** What is put together of what follows: "chipotle bowl, white rice, black beans" is one dish. */
const builtDishes: ReadonlySet<string> = wordSet("built-of-menu");

const sentenceEnd = /[.!?;]\s|\n/;
const listMark = /[,;:+&\n]|[.!?]\s/;
const listWords: ReadonlySet<string> = new Set(["and", "y", "et"]);
/** An item may have them in its name: "Red Beans & Rice, Regular". */
const namedAsList = /[,&]| and /i;

/** A mark of a list, or a word for one, stands before the word. */
function isBehindMark({ words, text }: MenuSentence, at: number): boolean {
  const before = words[at - 1];
  return listWords.has(before?.text ?? "") || listMark.test(text.slice(before?.end ?? 0, words[at]?.start));
}

/** A word in the forms that the menu has; nothing where it only joins others, undefined where an item ends. */
type SaidWord = readonly string[] | undefined;

/** Its own words where the menu has them, or else what the menu calls so, or their English. */
function saidOf({ text }: TypedWord, english: readonly string[] | undefined, index: MenuIndex): SaidWord {
  const own = comparedWords(text);
  if (own.every((each) => index.word(each) !== undefined)) return own;
  const elsewhere = wordsElsewhere.get(text);
  if (elsewhere !== undefined || english === undefined) return elsewhere === undefined ? own : [elsewhere];
  // "leche de avena"
  const kind = english.at(-1) === "milk" ? wordsElsewhere.get(english[0] ?? "") : undefined;
  return kind === undefined ? english.flatMap(comparedWords) : [kind];
}

/** "oat milk latte", "latte with oat milk": menus say the kind alone. */
function isKindOfMilk(words: readonly TypedWord[], at: number): boolean {
  return words[at]?.text === "milk" && describing.has(words[at - 1]?.text ?? "");
}

function isKnown(said: SaidWord, index: MenuIndex): boolean {
  return said?.some((word) => index.word(word) !== undefined) ?? false;
}

function saidWords(
  chain: NamedChain,
  { words, english }: MenuSentence,
  { index, chains }: MenuOfChain,
): readonly SaidWord[] {
  const isOf = (at: number, { from, to }: NamedChain) => at >= from && at < to;
  // "chipotle chicken from Jersey Mike's": another chain's name may be a word of the menu.
  const isChain = (at: number) =>
    isOf(at, chain) ||
    (chains.some((each) => isOf(at, each)) && index.word(words[at]?.text ?? "") === undefined);
  return words.map((word, at) => {
    if (isChain(at)) return undefined;
    return isKindOfMilk(words, at) ? [] : saidOf(word, english[at], index);
  });
}

/** "tenders kfc": in other languages the lexicon has what is sold there by this name and chain. */
function isProduct(
  from: number,
  to: number,
  { chain, sentence: { english } }: { readonly chain: NamedChain; readonly sentence: MenuSentence },
): boolean {
  const isInside = (at: number) => english[at]?.length === 0;
  return (
    to === chain.from &&
    isInside(chain.from) &&
    english.slice(from + 1, to).every((_, at) => isInside(from + 1 + at))
  );
}

interface MenuOfChain {
  readonly index: MenuIndex;
  /** All that the sentence names. */
  readonly chains: readonly NamedChain[];
}

/** Words that begin another item: "hamburger, fries", but not "latte, grande". */
function beginningsOfItems(sentence: MenuSentence, said: readonly SaidWord[]): readonly number[] {
  const marks = said.flatMap((_, at) => (isBehindMark(sentence, at) ? [at] : []));
  return marks.filter((at, index) => !said.slice(at, marks[index + 1]).every((own) => own?.every(isSize)));
}

function isOneItem({ item, from, to }: MenuStretch, beginnings: readonly number[]): boolean {
  return namedAsList.test(item.name) || !beginnings.some((begin) => begin > from && begin < to);
}

/** All stretches around the chain that name an item well enough. */
export function stretchesAround(
  chain: NamedChain,
  sentence: MenuSentence,
  menu: MenuOfChain,
): readonly MenuStretch[] {
  const { index } = menu;
  const said = saidWords(chain, sentence, menu);
  const others = beginningsOfItems(sentence, said);
  const isOfSet = (at: number) => setWords.has(sentence.words[at]?.text ?? "");
  const stretches: MenuStretch[] = [];
  const [first, last] = [Math.max(0, chain.from - windowMax), Math.min(said.length, chain.to + windowMax)];
  for (let from = first; from < last; from++) {
    if (!isKnown(said[from], index) || isOfSet(from)) continue;
    const growing = new GrowingStretch(index);
    for (let at = from; at < Math.min(last, from + stretchMax); at++) {
      const own = said[at];
      if (own === undefined) break;
      growing.add(own);
      const found = isKnown(own, index) ? growing.best() : undefined;
      if (found === undefined || isProduct(from, at + 1, { chain, sentence })) continue;
      stretches.push({ ...found, chain, from, to: at + 1, isOfSet: isOfSet(from - 1) || isOfSet(at + 1) });
    }
  }
  return stretches.filter((stretch) => isWellNamed(stretch, sentence) && isOneItem(stretch, others));
}

function isBeside({ chain, from, to }: MenuStretch, { words }: MenuSentence): boolean {
  const gap = to <= chain.from ? words.slice(to, chain.from) : words.slice(chain.to, from);
  return gap.every(({ text }) => between.has(text));
}

function isWellNamed(stretch: MenuStretch, sentence: MenuSentence): boolean {
  const { chain, from, to, coverage, saidCoverage } = stretch;
  if (saidCoverage < leastOfSaid) return false;
  const { words, text } = sentence;
  if (isBeside(stretch, sentence)) return coverage >= leastCoverage.beside;
  const [near, far] =
    to <= chain.from ? [words[to - 1], words[chain.from]] : [words[chain.to - 1], words[from]];
  // "chick-fil-a spicy deluxe, medium waffle fries", "fajita veggies, brown rice from chipotle": each of several words is in the name of one item.
  const isOfChain = from >= chain.to || placeWords.has(words[chain.from - 1]?.text ?? "");
  const isNamedInWords = isOfChain && saidCoverage === 1 && stretch.words >= namedWordsMin;
  if (stretch.item.calories < ingredientMost && !isDrink(stretch.item) && !isNamedInWords) return false;
  if (builtDishes.has(words[chain.to]?.text ?? "") && chain.to <= from) return false;
  const least = leastCoverage[isNamedInWords ? "beside" : "elsewhere"];
  return coverage >= least && !sentenceEnd.test(text.slice(near?.end, far?.start));
}

/** The best first, of equally good ones the longest ("Double-Double"), and no word twice. */
export function bestWithoutOverlap(stretches: readonly MenuStretch[]): readonly MenuStretch[] {
  const taken: MenuStretch[] = [];
  const sorted = stretches.toSorted((a, b) => b.score - a.score || b.to - b.from - (a.to - a.from));
  for (const stretch of sorted)
    if (taken.every(({ from, to }) => stretch.to <= from || stretch.from >= to)) taken.push(stretch);
  return taken.sort((a, b) => a.from - b.from);
}

/** Of the item's words, with the chain's and what is between them; closing brackets and the like belong to it. */
export function placeOf(stretch: MenuStretch, sentence: MenuSentence): { start: number; end: number } {
  const { chain } = stretch;
  const { words, text } = sentence;
  const to = isKindOfMilk(words, stretch.to) ? stretch.to + 1 : stretch.to;
  const least = stretch.from >= chain.to ? chain.to : 0;
  let { from } = stretch;
  while (from > least && describing.has(words[from - 1]?.text ?? "") && !isBehindMark(sentence, from)) from--;
  const [first, last] = isBeside(stretch, sentence)
    ? [words[Math.min(from, chain.from)], words[Math.max(to, chain.to) - 1]]
    : [words[from], words[to - 1]];
  const [start, end] = [first?.start ?? 0, last?.end ?? 0];
  const opens = /["#(]$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const closes = /^[")]/.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - opens, end: end + closes };
}
