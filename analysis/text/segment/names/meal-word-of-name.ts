import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";

/** "breakfast sausage", "snack bar", but not "for breakfast I had". */
export function isMealWordOfName(sentence: Sentence, at: number, { words, lead }: Atom): boolean {
  const { tokens, grammar } = sentence;
  const before = tokens[at - 1];
  // "gelatin dessert", "chicken noodle dinner"
  const isLast = before !== undefined && before.end === words.at(-1)?.end;
  if (isLast && grammar.dishWords.has(textAt(tokens, at))) return true;
  const next = tokens[at + 1];
  if (next?.kind !== "word" || isPartEnd(sentence, at + 1)) return false;
  // "a tasty breakfast tart": after an article or amount, what follows is the thing.
  const isCounted = lead !== undefined && words.length === 0;
  const isLedIn = !isCounted && (grammar.emptyWords.has(before?.text ?? "") || at === 0);
  if (grammar.praiseNouns.has(next.text)) return false;
  return !isLedIn && !grammar.emptyWords.has(next.text) && !grammar.mealWords.has(next.text);
}
