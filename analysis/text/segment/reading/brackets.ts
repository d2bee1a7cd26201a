/** Tells what brackets behind a food hold: its amount, a description, or what is in it. */
import type { Language } from "#domain/people/language.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { connectiveAt } from "./connective-at.ts";

/** "a bottle (20 fl oz) of water": from the token behind the opening bracket. */
export function isAmountInBrackets(sentence: Sentence, at: number): boolean {
  const amount = readAmount(sentence, at);
  return amount !== undefined && sentence.tokens[amount.next]?.text === ")";
}

/** Words of a food's name between two bracketed amounts. */
const namedBetweenMax = 5;

/** "chicken (120 g) rice (130 g)": behind the first bracket. */
export function isWeighedInBracketsNext(sentence: Sentence, at: number): boolean {
  let next = at;
  while (!isPartEnd(sentence, next) && next < at + namedBetweenMax) next++;
  return next > at && textAt(sentence.tokens, next) === "(" && isAmountInBrackets(sentence, next + 1);
}

/** Longer brackets are prose. */
const asideTokensMax = 14;
const asideWords: ReadonlySet<string> = wordSet("served-aside");

/** "(130 g of rice on the side)": from the token behind the opening bracket. */
function endsAside({ tokens }: Sentence, at: number): boolean {
  const closing = tokens.slice(at, at + asideTokensMax).findIndex(({ text }) => text === ")");
  return closing > 0 && asideWords.has(textAt(tokens, at + closing - 1));
}

/** "eggs (plus a banana)": more food, and nothing that describes the one before. */
export function addsInBrackets(sentence: Sentence, at: number): boolean {
  const meaning = connectiveAt(sentence, at)?.meaning;
  return meaning === "apart" || meaning === "and" || endsAside(sentence, at);
}

function describes({ kind, english }: FoodWord): boolean {
  return kind === "modifier" || english.every(isAdjective);
}

/** "pasta (raw) 100 g": words in brackets that only describe belong to the part before them. Changes the atoms, the last of which were in brackets. */
export function joinBracketedDescription(atoms: Atom[], at: number, language: Language): void {
  const [only, ...others] = atoms.slice(at);
  const described = atoms[at - 1];
  if (!only?.words.length || described === undefined || others.length > 0 || only.quantity) return;
  const isMixed = language !== "en" && only.words.some(describes);
  if (only.words.some(({ kind }) => kind === "food") || !(isMixed || only.words.every(describes))) return;
  described.words.push(...only.words);
  atoms.pop();
}
