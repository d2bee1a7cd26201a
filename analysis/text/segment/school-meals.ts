/** analysis/text: from a sentence to foods. This file sizes what a school serves: "school dinner: sausages, mash and peas". */
import type { Language } from "#domain/people/language.ts";
import { phrasesTo } from "../languages/language-grammar.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";

/** A packed lunch is none of them: it holds whole sandwiches and packets. */
const schoolMeals: Readonly<Record<Language, ReadonlyMap<string, true>>> = {
  en: phrasesTo([
    [
      "school lunch, school lunches, school dinner, school dinners, school meal, school meals, nursery lunch",
      true,
    ],
  ]),
  es: phrasesTo([["comedor escolar, comedor del cole, comedor del colegio", true]]),
  fr: phrasesTo([["cantine scolaire, cantine de l ' ecole", true]]),
};

function isOpen({ quantity, sizes, words }: Atom): boolean {
  return words.length > 0 && sizes.length === 0 && (quantity === undefined || quantity.isImplied === true);
}

/** "pizza from the school lunch menu" says which pizza it was, not that the meal was a school lunch. */
function describesFood(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === "from" || textAt(tokens, at - 2) === "from";
}

/** What has no amount is a child's portion. */
export function asServedAtSchool(
  atoms: readonly Atom[],
  tokens: readonly Token[],
  language: Language,
): readonly Atom[] {
  const phrases = schoolMeals[language];
  const isMeal = (at: number) =>
    readPhrase(tokens, at, { phrases }) !== undefined && !describesFood(tokens, at);
  if (!tokens.some((_, at) => isMeal(at))) return atoms;
  return atoms.map((atom) => (isOpen(atom) ? { ...atom, sizes: ["child"] } : atom));
}
