/** Says what kind of food a part names, as far as joining asks: a dish, a side, a bread. */

import { listing, opensContents } from "../languages/language-grammar.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { headNoun } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { Atom } from "./atom.ts";

const stemmedWords = new WeakMap<Atom, readonly string[]>();

/** Cached by atom: it is needed for every way of joining it with others. */
export function stemmedEnglishWords(atom: Atom | undefined): readonly string[] {
  if (atom === undefined) return [];
  const words =
    stemmedWords.get(atom) ?? atom.words.flatMap((word) => word.english.map((text) => stemEnglish(text)));
  stemmedWords.set(atom, words);
  return words;
}

const dishes: ReadonlySet<string> = new Set([...wordSet("dish")].map(stemEnglish));

/** "rice cake", "fish cake": plain things that dishes lend their name. */
const plainBefore: ReadonlySet<string> = wordSet("plain-before-dish");

/** The noun that names what is eaten; "" where none does. */
export function nounOfAtom(atom: Atom | undefined): string {
  return headNoun(atom?.words.findLast(({ kind }) => kind !== "modifier")?.english ?? []) ?? "";
}

export function isDish(atom: Atom | undefined): boolean {
  const english = atom?.words.findLast((word) => word.kind !== "modifier")?.english ?? [];
  const last = english.at(-1);
  return last !== undefined && dishes.has(stemEnglish(last)) && !plainBefore.has(english.at(-2) ?? "");
}

/** "pizza jamón": a dish with what is in it behind its name. */
export function mentionsDish(atom: Atom): boolean {
  return stemmedEnglishWords(atom).some((word) => dishes.has(word));
}

/** Of what is a dish of its own, whatever it is made of: "soup". */
export function namesDish(noun: string): boolean {
  return dishes.has(noun);
}

/** Eaten beside a dish rather than in it: "stew with rice". */
const sides: ReadonlySet<string> = wordSet("side");

export function isSide(atom: Atom): boolean {
  const words = atom.words
    .filter((word) => word.kind !== "modifier")
    .flatMap((word) => word.english.map(stemEnglish));
  return (
    words.some((word) => sides.has(word)) &&
    words.every((word) => sides.has(word) || word === "white" || word === "french")
  );
}

export function isWeighed(atom: Atom | undefined): boolean {
  return atom?.quantity?.measure?.kind === "mass";
}

/** What a sandwich lies between. */
export const breads: ReadonlySet<string> = wordSet("sandwich-bread");

/** The same, and what is rolled or folded. */
export const doughs: ReadonlySet<string> = new Set([...breads, "tortilla", "pita"]);

const filledThings: ReadonlySet<string> = wordSet("filled");

/** "a ham sandwich on rye": some word of it is a sandwich, a wrap, a pizza. */
export function mayBeFilled(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => filledThings.has(word) || breads.has(word));
}

const holding: ReadonlySet<string> = new Set([...filledThings, ...wordSet("filled-by-next")]);

/** A sandwich, taco, burger or soup may contain the foods listed after it without an amount. A burrito bowl is described by its parts instead. */
export function mayHoldParts(atom: Atom | undefined): boolean {
  const words = stemmedEnglishWords(atom);
  return !words.includes("bowl") && words.some((word) => holding.has(word));
}

const bowls: ReadonlySet<string> = wordSet("bowl-of-parts");

/** A salad or bowl, whose parts are smaller than the same foods on a plate. */
export function isBowl(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => bowls.has(word));
}

/** Parts of a food, told to say which it is: "with the peel", ", peel eaten". */
const partsOfFood: ReadonlySet<string> = wordSet("part-of-food");

/** Told of the food before it, and eaten or left with that. */
export function isPartOfFood({ connective, words }: Atom): boolean {
  const naming = words.flatMap((word) => word.english).map(stemEnglish);
  const isTold = opensContents.has(connective) || listing.has(connective);
  return isTold && naming.every((word) => partsOfFood.has(word));
}
