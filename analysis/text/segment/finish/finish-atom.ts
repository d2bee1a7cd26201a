/** Looks at a part once all its words and its amount are known: who made it, "whole", bags, scoops, praise, its own serving. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household } from "../../quantities/measures.ts";
import { comesInFlavours, isFlavour } from "../../words/flavours.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";
import { loneWordAsDish } from "./lone-dish.ts";
import { withServingOfTerm } from "./serving-of-term.ts";

/** "milka noisette", "lipton pêche": the chocolate and the tea of that flavour. */
function isFlavourOfMaker({ words }: Atom, foods: readonly FoodWord[]): boolean {
  const maker = words.find(({ kind }) => kind === "maker");
  return (
    maker !== undefined && comesInFlavours(maker.english) && foods.every(({ english }) => isFlavour(english))
  );
}

function namesFood({ kind }: FoodWord, { headPosition }: LanguageGrammar): boolean {
  // English foods are seldom in the lexicon.
  return kind === "food" || kind === "brand" || (headPosition === "last" && kind === "plain");
}

/** A maker says nothing beside a food, and alone names what it is known for. */
function withoutMakers(atom: Atom, grammar: LanguageGrammar): Atom {
  const foods = atom.words.filter((word) => namesFood(word, grammar));
  if (foods.length === 0 || isFlavourOfMaker(atom, foods)) return atom;
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
  const isAmount = words.map(
    (word, at) =>
      saysWhole(word) && !hasWordOf(madeWhole, words[at - 1]) && !hasWordOf(madeWhole, words[at + 1]),
  );
  if (!isAmount.includes(true) || !isAmount.includes(false)) return atom;
  return { ...atom, words: words.filter((_, at) => !isAmount[at]), sizes: [...atom.sizes, "whole"] };
}

const bags: ReadonlySet<string> = wordSet("chips-bag");

function asBagged(word: FoodWord, { bagged }: LanguageGrammar): FoodWord {
  const english = bagged.get(word.english.join(" "));
  if (english === undefined) return word;
  const { englishAlone: _, ...rest } = word;
  return { ...rest, english, isReread: true };
}

function bagOfFriesAsChips(atom: Atom, grammar: LanguageGrammar): Atom {
  if (grammar.bagged.size === 0 || !bags.has(householdWord(atom))) return atom;
  return { ...atom, words: atom.words.map((word) => asBagged(word, grammar)) };
}

const flavours: ReadonlySet<string> = wordSet("scooped-flavour");
const powders: ReadonlySet<string> = wordSet("scooped-powder");
/** In Spanish and French the flavour is in no lexicon by itself. */
const vanillas: ReadonlySet<string> = new Set(["vainilla", "vanille"]);

/** Undefined where the word is no flavour. */
function flavourOf({ english }: FoodWord): string | undefined {
  return english.find((word) => flavours.has(word));
}

function isPowder({ english }: FoodWord): boolean {
  return english.some((word) => powders.has(word));
}

/** All words of the part read as one food. */
function wordsReadAs(atom: Atom, english: readonly string[]): Atom {
  const start = atom.words[0]?.start ?? 0;
  const end = atom.words.at(-1)?.end ?? start;
  return { ...atom, words: [{ english, kind: "food", isReread: true, start, end }] };
}

/** "a scoop of protein", "1 scoop vanilla protein" */
function isOfPowder({ words }: Atom): boolean {
  return words.some(isPowder) && words.every((word) => isPowder(word) || flavourOf(word) !== undefined);
}

/** "two scoops of vanilla", "boule chocolat" are ice cream; "a scoop of protein" is powder. */
function scoopAsFood(atom: Atom): Atom {
  const [only, ...others] = atom.words;
  if (householdWord(atom) !== household.scoop.word || only === undefined) return atom;
  if (atom.words.some(({ english }) => english.includes("cream"))) return atom;
  if (isOfPowder(atom)) return wordsReadAs(atom, ["protein", "powder"]);
  const flavour = others.length > 0 ? undefined : flavourOf(only);
  if (flavour === undefined) return atom;
  return wordsReadAs(atom, [vanillas.has(flavour) ? "vanilla" : flavour, "ice", "cream"]);
}

/** "bubbly goodness" */
const praiseWordsMax = 2;

/** More words than praise has, or the praise is not the last of them. */
function namesFoodAsWell({ words }: Atom, praise: string): boolean {
  return words.length > praiseWordsMax || words.at(-1)?.english.at(-1) !== praise;
}

/** "with a rich cheesy flavor" may say which food; "12 fl oz of bubbly goodness", "enjoying its fizzy taste" name none. */
function withoutPraise(atom: Atom, lastWord: string, grammar: LanguageGrammar): Atom {
  if (!grammar.praiseNouns.has(lastWord) || atom.connective === "made") return atom;
  if (atom.lead === "amount")
    return namesFoodAsWell(atom, lastWord) ? atom : { ...atom, words: [], sizes: [] };
  const isOfFood = atom.connective === "with" || atom.connective === "aside";
  return isOfFood ? { ...atom, connective: "aside" } : { ...atom, words: [], sizes: [], quantity: undefined };
}

/** "its fizzy and fruity taste": whether the part before is the first half of what praises. */
export function isHalfOfPraise(before: Atom | undefined, praise: Atom): boolean {
  const isJoined = praise.connective === "and" && praise.lead === undefined;
  return isJoined && before?.isDefinite === true && before.lead === undefined;
}

/** By the place in the text where they begin. A word that was read as several tokens has several at one place. */
export type TokensByStart = ReadonlyMap<number, readonly Token[]>;

interface AtomContext {
  readonly tokensByStart: TokensByStart;
  readonly grammar: LanguageGrammar;
  /** The last one that was read for the part, of a name or not. */
  readonly lastWord: string;
}

/** The part with its food, amount and sizes as they are meant; without words where it names nothing. */
export function finishAtom(atom: Atom, { tokensByStart, grammar, lastWord }: AtomContext): Atom {
  const sized = withWholeAsSize(withoutMakers(atom, grammar));
  const named = loneWordAsDish(scoopAsFood(sized), tokensByStart, grammar);
  return withoutPraise(withServingOfTerm(bagOfFriesAsChips(named, grammar), grammar), lastWord, grammar);
}
