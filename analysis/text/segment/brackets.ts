/** analysis/text: from a sentence to foods. This file tells what brackets behind a food hold: its amount, a description, or what is in it. */
import type { Language } from "#domain/people/language.ts";
import { isAdjective } from "../words/head-noun.ts";
import type { Atom, FoodWord } from "./atom.ts";
import { connectiveAt } from "./connective-at.ts";
import { readAmount } from "./read-amount.ts";
import type { Sentence } from "./sentence.ts";

/** "a bottle (20 fl oz) of water": from the token behind the opening bracket. */
export function isAmountInBrackets(sentence: Sentence, at: number): boolean {
  const amount = readAmount(sentence, at);
  return amount !== undefined && sentence.tokens[amount.next]?.text === ")";
}

/** "eggs (plus a banana)": more food, and nothing that describes the one before. */
export function addsInBrackets(sentence: Sentence, at: number): boolean {
  const meaning = connectiveAt(sentence, at)?.meaning;
  return meaning === "apart" || meaning === "and";
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
