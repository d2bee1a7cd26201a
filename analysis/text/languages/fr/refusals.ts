/** French words that refuse a food, before it: "sauf les". */
import type { LexiconEntry } from "../../lexicon/lexicon-entry.ts";
import { phrasesTo } from "../language-grammar.ts";

export const refusals = phrasesTo<true>([
  [
    "sauf, sauf le, sauf la, sauf les, sauf l ', hormis, hormis le, hormis la, hormis les, hormis l ', excepte, excepte le, excepte la, excepte les, " +
      "sans, sans le, sans la, sans les, sans l ', sans aucun, sans aucune, sans de, sans du, mais sans, et sans, " +
      "pas de, pas d ', pas d, mais pas de, mais pas d ', et pas de, et pas d ', point de",
    true,
  ],
]);

/** They refuse as "without" does, but are no connective. */
export const refusalPhrases: readonly LexiconEntry[] = [
  "j'ai enlevé",
  "j'ai retiré",
  "en enlevant",
  "mais pas",
  "mais sans",
].map((term) => ({ term, english: "without", kind: "modifier" as const }));
