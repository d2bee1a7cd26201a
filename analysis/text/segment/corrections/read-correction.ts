/** Sees where somebody takes back what was said: ", no, two slices", "sorry, it was turkey", "perdón, eran tres". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import type { Sentence } from "../sentence.ts";

/** Alone they rather leave something out: "coffee, no sugar". */
const weakWords: ReadonlySet<string> = wordSet("weak-correction");

const clauseEnds: ReadonlySet<string> = new Set([".", ",", ";", ":", "?", "!", "(", "\n"]);

const denyingWords: ReadonlySet<string> = wordSet("denying");

/** "oops, forgot the fries": more food, not another. */
const addingWords: ReadonlySet<string> = wordSet("adding");

function isFiller(text: string, grammar: LanguageGrammar): boolean {
  return text === "," || grammar.correctionWords.has(text) || grammar.correctionFillers.has(text);
}

/** "no, I mean", after a comma: only fillers may come between. */
function isAtClauseStart({ tokens, grammar }: Sentence, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const token = tokens[before];
    if (token?.kind === "mark") return true;
    if (!grammar.correctionFillers.has(token?.text ?? "")) return false;
  }
  return false;
}

/** "rice no wait pasta", "riz non pardon des pâtes": nothing else is said by two of them together, whatever marks are missing. */
function isSaidTwice({ tokens, grammar }: Sentence, at: number): boolean {
  const words = [textAt(tokens, at), textAt(tokens, at + 1)];
  const areBoth = words.every((word) => grammar.correctionWords.has(word));
  return areBoth && words.some((word) => !weakWords.has(word));
}

/** "arroz con pollo, digo, con carne"; but "sin azúcar, no, con azúcar" adds it. */
function skipWith({ tokens, grammar }: Sentence, at: number, isWeak: boolean): number {
  const read = isWeak ? undefined : readPhrase(tokens, at, { phrases: grammar.connectives });
  return read?.meaning === "with" || read?.meaning === "flavored" ? read.next : at;
}

const correctionsBehind: ReadonlySet<string> = wordSet("correction-behind");

/** "2 biscuits, 3 actually", "deux croissants, trois en fait": the amount comes before the word that corrects. */
export function readAmountBeforeCorrection(sentence: Sentence, at: number): ReadQuantity | undefined {
  const { tokens } = sentence;
  if (tokens[at]?.kind === "mark" || tokens[at - 1]?.kind !== "mark") return undefined;
  const read = readAmount(sentence, at);
  if (read?.quantity.isSaid !== true) return undefined;
  // "en realidad", "en fait"
  const word = tokens[read.next]?.text === "en" ? read.next + 1 : read.next;
  if (!correctionsBehind.has(textAt(tokens, word))) return undefined;
  const following = tokens[word + 1];
  return following === undefined || following.kind === "mark" ? { ...read, next: word + 1 } : undefined;
}

/** "2 eggs sorry 3": whatever marks are missing, an amount takes back the one before it in its clause. */
function isAmountAgain({ tokens }: Sentence, at: number, next: number): boolean {
  const word = textAt(tokens, at);
  const isSure = !weakWords.has(word) || denyingWords.has(word);
  const clause = tokens.slice(0, at).findLastIndex(({ text }) => clauseEnds.has(text)) + 1;
  return (
    isSure &&
    tokens[next]?.kind === "number" &&
    tokens.slice(clause, at).some(({ kind }) => kind === "number")
  );
}

/** Where what is meant begins, if the word here takes back what was said before. */
export function skipCorrectionWords(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (!grammar.correctionWords.has(textAt(tokens, at))) return undefined;
  let next = at + 1;
  while (next < tokens.length && isFiller(textAt(tokens, next), grammar)) next++;
  const isMarked = textAt(tokens, at + 1) === "," || isAtClauseStart(sentence, at);
  if (!isMarked && !isSaidTwice(sentence, at) && !isAmountAgain(sentence, at, next)) return undefined;
  if (readAmount(sentence, next)?.quantity.isSaid === true) return next;
  if (addingWords.has(textAt(tokens, next))) return undefined;
  const isWeak = weakWords.has(textAt(tokens, at)) && next === at + 1;
  const leavesOut = next > at + 1 && weakWords.has(textAt(tokens, next - 1));
  // "no sugar" leaves out, "no, a tea" and "non un thé" say what it was.
  const isOneInstead = grammar.articles.has(textAt(tokens, next)) && tokens[next + 1]?.kind === "word";
  if ((isWeak || leavesOut) && !isOneInstead) return undefined;
  if (isOneInstead) return next;
  const foodAt = skipWith(sentence, next, weakWords.has(textAt(tokens, at)));
  const isFood = tokens[foodAt]?.kind === "word" && !grammar.connectives.has(textAt(tokens, foodAt));
  return isFood && !grammar.glossary.has(textAt(tokens, foodAt)) ? foodAt : undefined;
}
