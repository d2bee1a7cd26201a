/** Weighs the words of one food: its head, what describes it, what comes with it. */
import { type LanguageGrammar, listing } from "../languages/language-grammar.ts";
import type { Atom, FoodWord } from "../segment/atom.ts";
import { comparableWords, type EnglishWord, withoutWords } from "../words/english-equivalents.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { headNoun, headNounAt, isAdjective } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { SoughtWord } from "./find-rows.ts";
import type { FoodIndex } from "./food-index.ts";
import {
  adjectiveWeight,
  complementWeight,
  headWeight,
  hintWeight,
  kindWeight,
  missingPenalty,
} from "./match-weights.ts";

function canBeHead(word: FoodWord): boolean {
  return word.kind !== "modifier" && word.english.some((text) => !isAdjective(text));
}

/** "reduced sugar", "low sodium" describe; they name no sugar. */
const lessWords: ReadonlySet<string> = wordSet("less");
const lessened: ReadonlySet<string> = wordSet("lessened");

function isReduced(words: readonly FoodWord[], at: number): boolean {
  const [word, before] = [words[at]?.english[0] ?? "", words[at - 1]?.english[0] ?? ""];
  return lessened.has(word) && lessWords.has(before);
}

function excludes(word: FoodWord | undefined): boolean {
  return (
    word?.english.some((text) => withoutWords.has(text) || text === "excluding" || text === "than") ?? false
  );
}

const breads = wordSet("sandwich-bread");

function isSandwich({ english }: FoodWord): boolean {
  return headNoun(english) === "sandwich";
}

/** English names the thing last, the other languages first; what is left out names nothing. */
function headWordOf(words: readonly FoodWord[], grammar: LanguageGrammar): FoodWord | undefined {
  const naming = words.filter(
    (word, at) => canBeHead(word) && !excludes(word) && !excludes(words[at - 1]) && !isReduced(words, at),
  );
  if (grammar.headPosition === "first") return naming[0];
  const last = naming.at(-1);
  // "ham salad sandwich brown bread": the bread is named last.
  const sandwich = breads.has(headNoun(last?.english ?? []) ?? "") ? naming.findLast(isSandwich) : undefined;
  const behind = words[sandwich === undefined ? -1 : words.indexOf(sandwich) + 1];
  return sandwich !== undefined && behind?.start === sandwich.end + 1 ? sandwich : last;
}

function englishOf(words: readonly FoodWord[], head: FoodWord | undefined): readonly EnglishWord[] {
  return words.flatMap((word) => {
    const last = word === head ? headNounAt(word.english) : -1;
    return word.english.map((text, at) => ({ text: stemEnglish(text), isHead: at === last }));
  });
}

/** Some word of it can name a food, so it does not merely describe one. */
export function namesFood(atom: Atom, grammar: LanguageGrammar): boolean {
  return headWordOf(atom.words, grammar) !== undefined;
}

/** "my drink" names nothing. */
const mereKinds: ReadonlySet<string> = wordSet("mere-kind");

function namesOnlyAKind(words: readonly FoodWord[]): boolean {
  return words.flatMap((word) => word.english).every((text) => mereKinds.has(text));
}

function isComplement(atom: Atom, at: number): boolean {
  return at > 0 && !listing.has(atom.connective);
}

function hintWordsOf(atoms: readonly Atom[]): readonly EnglishWord[] {
  return atoms.flatMap((atom) => atom.hints.map((text) => ({ text: stemEnglish(text), isHead: false })));
}

/** Say what kind of thing it is; the word before says which. */
const kindWords: ReadonlySet<string> = wordSet("kind");

/** The place of a kind word that is the head and follows a noun; -1 where there is none. */
function kindWordAt(words: readonly EnglishWord[]): number {
  const at = words.findIndex((word) => word.isHead);
  const before = words[at - 1]?.text;
  const isKind = kindWords.has(words[at]?.text ?? "") && before !== undefined && !isAdjective(before);
  return isKind ? at : -1;
}

function weighedWords(
  words: readonly EnglishWord[],
  index: Pick<FoodIndex, "weightOf">,
): readonly SoughtWord[] {
  const kindAt = kindWordAt(words);
  return words.map(({ text, isHead: isLast }, at) => {
    const isKind = at === kindAt;
    const isHead = isLast || at === kindAt - 1;
    const role = isKind ? kindWeight : isHead ? headWeight : isAdjective(text) ? adjectiveWeight : 1;
    const weight = index.weightOf(text) * role;
    const missing = weight * (isHead && !isKind ? missingPenalty.head : missingPenalty.other);
    return { text, weight, missing, isHead, isAdjective: isAdjective(text), isBeside: false };
  });
}

/** "chocolate" is a candy by itself, but not in a cake. */
function chooseMeaning(atoms: readonly Atom[]): (word: FoodWord) => FoodWord {
  const isAlone = atoms.flatMap((atom) => atom.words).length === 1;
  return (word) =>
    isAlone && word.englishAlone !== undefined ? { ...word, english: word.englishAlone } : word;
}

/** The words to look for in the food table, of atoms that name one food together. */
export function soughtWordsOf(
  atoms: readonly Atom[],
  grammar: LanguageGrammar,
  index: Pick<FoodIndex, "weightOf">,
): readonly SoughtWord[] {
  const meaning = chooseMeaning(atoms);
  const firstComplement = atoms.findIndex(isComplement);
  const split = firstComplement < 0 ? atoms.length : firstComplement;
  const named = atoms
    .slice(0, split)
    .flatMap((atom) => atom.words)
    .map(meaning);
  const beside = atoms
    .slice(split)
    .flatMap((atom) => atom.words)
    .map(meaning);
  const head = headWordOf(named, grammar);
  if (head === undefined || namesOnlyAKind(named)) return [];
  const sought = new Map<string, SoughtWord>();
  const besideWords = englishOf(beside, undefined);
  const parts: readonly (readonly [readonly EnglishWord[], number])[] = [
    [englishOf(named, head), 1],
    [hintWordsOf(atoms), hintWeight],
    [besideWords, complementWeight],
  ];
  for (const [words, factor] of parts) {
    for (const word of weighedWords(comparableWords(words), index)) {
      if (sought.has(word.text) && !word.isHead) continue;
      const isBeside = words === besideWords;
      sought.set(word.text, {
        ...word,
        isBeside,
        weight: word.weight * factor,
        missing: word.missing * factor,
      });
    }
  }
  return [...sought.values()];
}
