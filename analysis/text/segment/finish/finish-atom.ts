/** Looks at a part once all its words and its amount are known: makers, "whole", its own serving. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { withServingOfTerm } from "./grams-by-name.ts";

function namesFood({ kind }: FoodWord, { headPosition }: LanguageGrammar): boolean {
  // English foods are seldom in the lexicon.
  return kind === "food" || kind === "brand" || (headPosition === "last" && kind === "plain");
}

/** A maker says nothing beside a food, "knacki herta", and alone names what it is known for. */
function withoutMakers(atom: Atom, grammar: LanguageGrammar): Atom {
  if (!atom.words.some((word) => namesFood(word, grammar))) return atom;
  return { ...atom, words: atom.words.filter(({ kind }) => kind !== "maker") };
}

const wholeWords: ReadonlySet<string> = wordSet("whole");
const madeWhole: ReadonlySet<string> = wordSet("made-whole");
const wholeMilkProducts: ReadonlySet<string> = wordSet("whole-milk-product");

function saysWhole({ kind, english }: FoodWord): boolean {
  return kind !== "food" && english.length === 1 && wholeWords.has(english[0] ?? "");
}

function hasWordOf(set: ReadonlySet<string>, word: FoodWord | undefined): boolean {
  return word?.english.some((text) => set.has(text)) ?? false;
}

/** "a whole pizza", "una pizza entera": how much of it. "whole wheat", "pain de blé entier" and "yogur entero" name the food. */
function withWholeAsSize(atom: Atom): Atom {
  const { words } = atom;
  if (words.some((word) => hasWordOf(wholeMilkProducts, word))) return atom;
  const isAmount = words.map((word, at) => saysWhole(word) && !hasWordOf(madeWhole, words[at + 1]));
  if (!isAmount.includes(true) || !isAmount.includes(false)) return atom;
  return { ...atom, words: words.filter((_, at) => !isAmount[at]), sizes: [...atom.sizes, "whole"] };
}

/** The part with its food, amount and sizes as they are meant. */
export function finishAtom(atom: Atom, grammar: LanguageGrammar): Atom {
  return withServingOfTerm(withWholeAsSize(withoutMakers(atom, grammar)), grammar);
}
