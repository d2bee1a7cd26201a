/** analysis/text: from a sentence to foods. This file reads "a banana bread slice" as "a slice of banana bread". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isNumberAt, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const slices: ReadonlySet<string> = new Set(["slice", "slices"]);
const slice = "slice";
/** Are served in several slices that nobody counts: "apple slices". */
const cutUp: ReadonlySet<string> = wordSet("cut-up");
const nameWordsMax = 4;

/** What is said here is the first word of a food, behind no more than its amount. */
function startsName(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "word" || grammar.articles.has(token.text) || grammar.numbers.has(token.text))
    return false;
  if (grammar.andWords.has(before?.text ?? "")) return false;
  // "a third of a cheesecake slice" is a share of it.
  if (isOfWord(sentence, at - 2)) return false;
  if (before === undefined || before.kind === "number" || isPartEnd(sentence, at - 1)) return true;
  return grammar.articles.has(before.text) || grammar.numbers.has(before.text);
}

/** Of the word for slices behind a name; undefined where none ends the part. */
function slicesBehind(sentence: Sentence, start: number): number | undefined {
  // "bacon and egg pie slice"
  const behindName = sentence.lexicon.find(sentence.tokens, start)?.next ?? start;
  if (behindName > start && slices.has(textAt(sentence.tokens, behindName)))
    return isPartEnd(sentence, behindName + 1) ? behindName : undefined;
  for (let at = start; at <= start + nameWordsMax; at++) {
    if (sentence.tokens[at]?.kind !== "word") return undefined;
    if (at > start && slices.has(textAt(sentence.tokens, at)))
      return isPartEnd(sentence, at + 1) ? at : undefined;
    if (isPartEnd(sentence, at) || isOfWord(sentence, at)) return undefined;
  }
  return undefined;
}

/** "caramel slice" is a cake of that name; but "banana bread slice" is no "bread slice". */
function isName({ tokens, lexicon }: Sentence, start: number, slice: number): boolean {
  if (lexicon.find(tokens, start)?.next === slice) return false;
  for (let at = start; at < slice; at++) if (lexicon.find(tokens, at)?.next === slice + 1) return true;
  return false;
}

export function withSlicesBehindFood(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const end = startsName(sentence, at) ? slicesBehind(sentence, at) : undefined;
    if (end === undefined || isName(sentence, at, end)) return undefined;
    // "chicken slices" are a product; one or two of them are slices.
    if (textAt(tokens, end) !== slice && !isNumberAt(sentence, at - 1)) return undefined;
    if (cutUp.has(grammar.stem(textAt(tokens, end - 1)))) return undefined;
    const name = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
    return { next: end + 1, words: `${textAt(tokens, end)} of ${name}` };
  });
}
