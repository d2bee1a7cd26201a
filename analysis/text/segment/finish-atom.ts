/** analysis/text: from a sentence to foods. This file looks at a part once it is read whole: a dish that one word names, praise that names nothing. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { ownServing } from "../quantities/measures.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";

const pouredIn: ReadonlySet<string> = new Set(["glass", "bottle"]);

function householdWord({ quantity }: Atom): string {
  return quantity?.measure?.kind === "household" ? quantity.measure.word : "";
}

/** "asado con ensalada": what describes other foods is the dish itself. */
function readModifierAsDish(atom: Atom, tokens: readonly Token[], grammar: LanguageGrammar): Atom {
  const [only, ...others] = atom.words;
  const beginsAnew = atom.connective === "apart" || atom.lead !== undefined;
  if (only === undefined || others.length > 0 || !beginsAnew) return atom;
  // "a glass of red" is wine, "2 white" may be eggs.
  const isPoured = only.kind === "plain" && pouredIn.has(householdWord(atom));
  if (only.kind !== "modifier" && !isPoured) return atom;
  const token = tokens.find(({ start }) => start === only.start);
  const english = grammar.loneDishes.get(token?.text ?? "");
  return english === undefined ? atom : { ...atom, words: [{ ...only, english, kind: "food" }] };
}

const bags: ReadonlySet<string> = wordSet("chips-bag");

/** "una bolsa de patatas fritas": chips, not fries. */
function readBagOfFriesAsChips(atom: Atom, grammar: LanguageGrammar): Atom {
  const measure = atom.quantity?.measure;
  if (grammar.bagged.size === 0 || measure?.kind !== "household" || !bags.has(measure.word)) return atom;
  const words = atom.words.map((word) => {
    const english = grammar.bagged.get(word.english.join(" "));
    return english === undefined ? word : { ...word, english, isReread: true };
  });
  return { ...atom, words };
}

/** "una caña": 200 ml of beer, whatever a beer is elsewhere. */
function withServingOfTerm(atom: Atom, { headStands }: LanguageGrammar): Atom {
  const foods = atom.words.filter(({ kind }) => kind !== "modifier");
  const head = headStands === "first" ? foods[0] : foods.at(-1);
  // "grande latte": the size of a chain's cup.
  const sized = atom.words.find(
    ({ kind, servingGrams }) => kind === "modifier" && servingGrams !== undefined,
  );
  const grams = sized?.servingGrams ?? head?.servingGrams;
  if (grams === undefined || atom.quantity?.measure !== undefined) return atom;
  const measure = { kind: "household", word: ownServing, grams } as const;
  const quantity = atom.quantity ?? { count: 1, qualifiers: [], isSaid: false, isImplied: true };
  return { ...atom, quantity: { ...quantity, measure } };
}

/** "bubbly goodness" */
const praiseWordsMax = 2;

/** "with a rich cheesy flavor" may say which food; "12 fl oz of bubbly goodness", "enjoying its fizzy taste" name none. */
function withoutPraise(atom: Atom, lastWord: string, grammar: LanguageGrammar): Atom {
  if (!grammar.praiseNouns.has(lastWord) || atom.connective === "made") return atom;
  const isOfFood = atom.connective === "with" || atom.connective === "aside";
  if (isOfFood && atom.lead !== "amount") return { ...atom, connective: "aside" };
  if (atom.lead !== "amount") return { ...atom, words: [], sizes: [], quantity: undefined };
  const isNamed = atom.words.length > praiseWordsMax || atom.words.at(-1)?.english.at(-1) !== lastWord;
  return isNamed ? atom : { ...atom, words: [], sizes: [] };
}

/** "its fizzy and fruity taste": the first half of what praises. */
export function isHalfOfPraise(before: Atom | undefined, praise: Atom): boolean {
  const isJoined = praise.connective === "and" && praise.lead === undefined;
  return isJoined && before?.isDefinite === true && before.lead === undefined;
}

/** `lastWord`: the last one that was read for it, of a name or not. */
export function finishAtom(
  atom: Atom,
  { tokens, grammar, lastWord }: { tokens: readonly Token[]; grammar: LanguageGrammar; lastWord: string },
): Atom {
  const named = readBagOfFriesAsChips(readModifierAsDish(atom, tokens, grammar), grammar);
  return withoutPraise(withServingOfTerm(named, grammar), lastWord, grammar);
}
