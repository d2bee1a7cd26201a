/** analysis/text: from a sentence to foods. This file spells out a fraction that a name begins with: "1/4 de pollo" as "cuarto de pollo", "½ tostada" as "media tostada". */
import { textAt } from "../../words/tokenise.ts";
import { type Sentence, unsaidWord } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

interface Fraction {
  readonly value: number;
  readonly next: number;
}

/** "½", or "1/2". */
function fractionAt({ tokens }: Sentence, at: number): Fraction | undefined {
  const { kind, value = 0 } = tokens[at] ?? {};
  if (kind !== "number") return undefined;
  if (value > 0 && value < 1) return { value, next: at + 1 };
  const under = textAt(tokens, at + 1) === "/" ? tokens[at + 2]?.value : undefined;
  return under === undefined || under === 0 || value >= under
    ? undefined
    : { value: value / under, next: at + 3 };
}

/** Words of a name that are looked at behind the fraction. */
const wordsOfName = 5;

export function withFractionsInNames(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  return withReplaced(text, tokens, (at) => {
    const fraction = fractionAt(sentence, at);
    const first = tokens[at];
    if (fraction === undefined || first === undefined) return undefined;
    const { value, next } = fraction;
    // "½ half" is no "half half".
    if (grammar.fractions.has(textAt(tokens, next))) return undefined;
    const behind = tokens.slice(next, next + wordsOfName);
    const word = [...grammar.fractions].find(
      ([name, meant]) =>
        meant === value && (lexicon.find([unsaidWord(name, first), ...behind], 0)?.next ?? 0) > 1,
    )?.[0];
    return word === undefined ? undefined : { next, words: word };
  });
}
