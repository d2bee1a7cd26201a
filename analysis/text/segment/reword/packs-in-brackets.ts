/** analysis/text: from a sentence to foods. This file reads how heavy a whole packet is: "half a bag of crisps (150 g bag)" is "half a bag of crisps (150 g each)". */
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";
import { type Span, weightAt } from "./weight-at.ts";

const packs: ReadonlySet<string> = wordSet("each-so-heavy");

/** Of a weight before "bag": "1 1/2 lb". */
const weightTokensMax = 6;

/** Behind "bag", "packet", "tin"; undefined where no such word stands here. */
function endOfPack({ tokens, grammar }: Sentence, at: number): number | undefined {
  const read = readMeasureWord(tokens, at, grammar);
  const isPack = read?.meaning.kind === "household" && packs.has(read.meaning.word);
  return isPack ? read?.next : undefined;
}

/** "(bag of 150 g)", "(paquet 150 g)", "(150 g bag)": from the token behind the bracket. */
function weightOfPack(sentence: Sentence, at: number): Span | undefined {
  const { tokens } = sentence;
  const named = endOfPack(sentence, at);
  if (named !== undefined) {
    const weight = weightAt(sentence, isOfWord(sentence, named) ? named + 1 : named);
    return weight !== undefined && textAt(tokens, weight.next) === ")" ? weight : undefined;
  }
  if (tokens[at]?.kind !== "number") return undefined;
  let unit = at + 1;
  while (unit < at + weightTokensMax && endOfPack(sentence, unit) === undefined) unit++;
  const isNamedBehind = textAt(tokens, endOfPack(sentence, unit) ?? -1) === ")";
  const weight = isNamedBehind ? weightAt({ ...sentence, tokens: tokens.slice(0, unit) }, at) : undefined;
  return weight?.next === unit ? weight : undefined;
}

export function withPacksInBrackets(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  return withReplaced(text, tokens, (at) => {
    const weight = textAt(tokens, at) === "(" ? weightOfPack(sentence, at + 1) : undefined;
    if (weight === undefined) return undefined;
    const grams = text.slice(tokens[weight.start]?.start, tokens[weight.next - 1]?.end);
    const close = tokens.findIndex((token, place) => place > at && token.text === ")");
    return { next: close + 1, words: `(${grams} each)` };
  });
}
