/** Looks at a part once all its words and its amount are known: makers, "whole", its own serving. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household } from "../../quantities/measures.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";
import { withServingOfTerm } from "./grams-by-name.ts";

/** By the place in the text where they begin. A word that was read as several tokens has several at one place. */
export type TokensByStart = ReadonlyMap<number, readonly Token[]>;

interface AtomContext {
  readonly tokensByStart: TokensByStart;
  readonly grammar: LanguageGrammar;
}

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

const bags: ReadonlySet<string> = wordSet("chips-bag");

/** "una bolsa de patatas" is of chips. */
function bagOfFriesAsChips(atom: Atom, { bagged }: LanguageGrammar): Atom {
  if (!bags.has(householdWord(atom))) return atom;
  const words = atom.words.map(({ englishAlone, ...word }): FoodWord => {
    const english = bagged.get(word.english.join(" "));
    return english
      ? { ...word, english, isReread: true }
      : { ...word, ...(englishAlone && { englishAlone }) };
  });
  return { ...atom, words };
}

const pouredIn: ReadonlySet<string> = new Set(["glass", "bottle", "tall can"]);

/** The dish that a part's only word means: "asado con ensalada", and of what is poured "a glass of fizz". */
function loneWordAsDish(atom: Atom, { tokensByStart, grammar }: AtomContext): Atom {
  const [only, ...others] = atom.words;
  const dish = grammar.loneDishes.get(tokensByStart.get(only?.start ?? -1)?.[0]?.text ?? "");
  if (only === undefined || others.length > 0 || dish === undefined) return atom;
  const isPoured = atom.quantity?.measure?.kind === "volume" || pouredIn.has(householdWord(atom));
  return isPoured || only.kind === "modifier"
    ? { ...atom, words: [{ ...only, english: dish, kind: "food" }] }
    : atom;
}

const powders: ReadonlySet<string> = wordSet("scooped-powder");
const flavours: ReadonlySet<string> = wordSet("scooped-flavour");

/** "a scoop of vanilla protein" is of powder, "two scoops of vanilla" are ice cream. */
function scoopAsFood(atom: Atom): Atom {
  const { words } = atom;
  const [first, last] = [words[0], words.at(-1)];
  if (householdWord(atom) !== household.scoop.word || first === undefined || last === undefined) return atom;
  const isPowder = ({ english }: FoodWord) => english.some((word) => powders.has(word));
  const flavour = first.english.find((word) => flavours.has(word));
  if (!words.every((word) => isPowder(word) || word.english.some((each) => flavours.has(each)))) return atom;
  const ofIce = words.length === 1 && flavour && [flavour, "ice", "cream"];
  const english = words.some(isPowder) ? ["protein", "powder"] : ofIce;
  const place = { kind: "food", isReread: true, start: first.start, end: last.end } as const;
  return english ? { ...atom, words: [{ ...place, english }] } : atom;
}

/** The part with its food, amount and sizes as they are meant. */
export function finishAtom(atom: Atom, context: AtomContext): Atom {
  const made = withWholeAsSize(withoutMakers(atom, context.grammar));
  const named = loneWordAsDish(scoopAsFood(bagOfFriesAsChips(made, context.grammar)), context);
  return withServingOfTerm(named, context.grammar);
}
