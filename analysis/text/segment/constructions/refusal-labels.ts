/** Labels what refuses a food, for the table of constructions. */
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { isContentWord } from "./label.ts";

const describing: ReadonlySet<string> = wordSet("described-without");

/** "coffee and no fat milk": of what follows, the word only says what kind. */
export function isDescribing(sentence: Sentence, at: number): boolean {
  return (
    describing.has(textAt(sentence.tokens, at)) &&
    isContentWord(sentence, at + 1) &&
    !isPartEnd(sentence, at + 1)
  );
}

/** "no cheese", but no "no, two" and no "no bean chili", which is a name. */
export function endOfRefusal({ tokens, grammar, lexicon }: Sentence, at: number): number | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.refusals });
  const refused = tokens[read?.next ?? -1];
  if (read === undefined || refused?.kind !== "word") return undefined;
  const term = lexicon.find(tokens, at);
  if (term !== undefined && term.term.kind !== "modifier" && term.next > read.next) return undefined;
  const others = [grammar.fractions, grammar.correctionFillers, grammar.correctionWords, grammar.numbers];
  return others.some((words) => words.has(refused.text)) ? undefined : read.next;
}

/** "left the rice" of a rice that was named before; "burger without the cheese" takes nothing back. */
export function endOfTakingBack(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  const next = endOfRefusal(sentence, at);
  if (next === undefined || textAt(tokens, at) === grammar.refusalWord) return undefined;
  const article = textAt(tokens, next - 1);
  const isDefinite = grammar.definiteWords.has(article) || article === "'";
  return isDefinite && tokens.slice(0, at).some(({ text }) => text === textAt(tokens, next))
    ? next
    : undefined;
}
