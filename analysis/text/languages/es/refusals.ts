/** Spanish words that refuse a food, before it: "sin nada de". */
import type { LexiconEntry } from "../../lexicon/lexicon-entry.ts";
import { phrasesTo } from "../language-grammar.ts";

/** "no toqué el arroz", "no quise pan" */
const untouched = ["toque", "probe", "quise", "pedi", "comi", "tome"]
  .flatMap((verb) => ["", " el", " la", " los", " las"].map((which) => `no ${verb}${which}`))
  .join(", ");

export const refusals = phrasesTo<true>([
  [
    "excepto, excepto el, excepto la, excepto los, excepto las, salvo, salvo el, salvo la, salvo los, salvo las, " +
      "sin, sin el, sin la, sin los, sin las, sin nada de, pero sin, y sin, nada de, menos el, menos la, quitando el, quitando la, " +
      "quitandole el, quitandole la, le quite el, le quite la, quite el, quite la, deje el, deje la, deje los, deje las, me deje el, me deje la, me deje los, me deje las, pase de, pase del, pase de el, pase de la, pase de los, pase de las, sin tocar el, sin tocar la, sin tocar los, sin tocar las, ni probar el, ni probar la, no le puse, no le eche, sin ponerle, sin echarle, que no lleve, no lleva, no llevaba, " +
      untouched,
    true,
  ],
]);

/** They refuse as "without" does, but are no connective. */
export const refusalPhrases: readonly LexiconEntry[] = [
  "sin nada de",
  "no le puse",
  "no le eché",
  "no me comí",
  "no comí",
  "le quité",
  "quité",
  "quitándole",
].map((term) => ({ term, english: "without", kind: "modifier" as const }));
