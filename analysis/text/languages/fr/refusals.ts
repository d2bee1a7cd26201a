/** French words that refuse a food, before it: "sauf les". */
import type { LexiconEntry } from "../../lexicon/lexicon-entry.ts";
import { phrasesTo } from "../language-grammar.ts";

/** "pas touché aux frites", "pas pris de pain" */
const untouched = [
  ...["a", "au", "aux", "a la", "a l '"].map((to) => `pas touche ${to}`),
  ...["pris", "mange", "voulu", "goute"].flatMap((verb) =>
    ["de", "d '", "le", "la", "les", "l '"].map((which) => `pas ${verb} ${which}`),
  ),
  ...["le", "la", "les", "l '"].map((which) => `refuse ${which}`),
].join(", ");

export const refusals = phrasesTo<true>([
  [
    "sauf, sauf le, sauf la, sauf les, sauf l ', hormis, hormis le, hormis la, hormis les, hormis l ', excepte, excepte le, excepte la, excepte les, " +
      "sans, sans le, sans la, sans les, sans l ', sans aucun, sans aucune, sans de, sans du, mais sans, et sans, " +
      "j ' ai laisse le, j ' ai laisse la, j ' ai laisse les, j ' ai laisse l ', laisse le, laisse la, laisse les, laisse l ', " +
      "pas de, pas d ', pas d, mais pas de, mais pas d ', et pas de, et pas d ', point de, " +
      untouched,
    true,
  ],
]);

/** They refuse as "without" does, but are no connective. */
export const refusalPhrases: readonly LexiconEntry[] = [
  "j'ai enlevé",
  "j'ai retiré",
  "en enlevant",
  "je n'ai pas mangé",
  "j'ai pas mangé",
  "j'ai laissé",
  "pas touché",
  "pas touché à",
  "pas touché au",
  "pas touché aux",
  "pas pris",
  "pas pris de",
  "pas mangé",
  "mais pas",
  "mais sans",
].map((term) => ({ term, english: "without", kind: "modifier" as const }));
