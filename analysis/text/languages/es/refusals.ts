/** Spanish words that refuse a food, before it: "sin nada de". */
import type { LexiconEntry } from "../../lexicon/lexicon-entry.ts";
import { phrasesTo } from "../language-grammar.ts";

export const refusals = phrasesTo<true>([
  [
    "excepto, excepto el, excepto la, excepto los, excepto las, salvo, salvo el, salvo la, salvo los, salvo las, " +
      "sin, sin el, sin la, sin los, sin las, sin nada de, pero sin, y sin, nada de, menos el, menos la, quitando el, quitando la, " +
      "quitandole el, quitandole la, le quite el, le quite la, quite el, quite la, no le puse, no le eche, sin ponerle, sin echarle, que no lleve, no lleva, no llevaba",
    true,
  ],
]);

/** They refuse as "without" does, but are no connective. */
export const refusalPhrases: readonly LexiconEntry[] = [
  "sin nada de",
  "no le puse",
  "no le eché",
  "le quité",
  "quité",
  "quitándole",
].map((term) => ({ term, english: "without", kind: "modifier" as const }));
