/** Finds parts that only praise: "enjoying its fizzy taste". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import type { Atom } from "../atom.ts";

/** "bubbly goodness" */
const praiseWordsMax = 2;

/** More words than praise has, or the praise is not the last of them. */
function namesFoodAsWell({ words }: Atom, praise: string): boolean {
  return words.length > praiseWordsMax || words.at(-1)?.english.at(-1) !== praise;
}

/** "with a rich cheesy flavor" may say which food; "12 fl oz of bubbly goodness", "enjoying its fizzy taste" name none. */
export function withoutPraise(atom: Atom, lastWord: string, grammar: LanguageGrammar): Atom {
  if (!grammar.praiseNouns.has(lastWord) || atom.connective === "made") return atom;
  if (atom.lead === "amount")
    return namesFoodAsWell(atom, lastWord) ? atom : { ...atom, words: [], sizes: [] };
  const isOfFood = atom.connective === "with" || atom.connective === "aside";
  return isOfFood ? { ...atom, connective: "aside" } : { ...atom, words: [], sizes: [], quantity: undefined };
}

/** "its fizzy and fruity taste": whether the part before is the first half of what praises. */
export function isHalfOfPraise(before: Atom | undefined, praise: Atom): boolean {
  const isJoined = praise.connective === "and" && praise.lead === undefined;
  return isJoined && before?.isDefinite === true && before.lead === undefined;
}
