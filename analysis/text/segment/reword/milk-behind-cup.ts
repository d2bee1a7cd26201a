/** analysis/text: from a sentence to foods. This file pours the milk that is named right behind a coffee or cereal: "large latte oat milk", "shreddies 40g semi skimmed". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const pouredOn: ReadonlySet<string> = wordSet("milk-is-poured-on");
const kindsOfMilk: ReadonlySet<string> = wordSet("kind-of-milk");
/** Are milk without the word. */
const skimmed: ReadonlySet<string> = new Set(["skimmed", "skim"]);
const milk = "milk";
const grams: ReadonlySet<string> = new Set(["g", "gr", "grams"]);
/** A latte of it has a row of its own. */
const latteOfSkim = /^skim/;
/** "semi - skimmed oat" */
const kindTokensMax = 4;

/** Behind the milk that begins here and ends the part. */
function endOfMilk(sentence: Sentence, start: number): number | undefined {
  const { tokens } = sentence;
  let end = start;
  while (end < start + kindTokensMax && kindsOfMilk.has(textAt(tokens, end))) end++;
  if (textAt(tokens, end) === milk) return isPartEnd(sentence, end + 1) ? end + 1 : undefined;
  return skimmed.has(textAt(tokens, end - 1)) && end > start && isPartEnd(sentence, end) ? end : undefined;
}

/** "shreddies 40g": the only amount of the part is the cereal's. */
function isWeighedBefore({ tokens }: Sentence, start: number, at: number): boolean {
  const numbers = tokens.slice(start, at).filter(({ kind }) => kind === "number");
  return grams.has(textAt(tokens, at - 1)) && numbers.length === 1 && tokens[start]?.kind === "word";
}

/** What comes before has milk poured on, and no word between says so. */
function isBehindCup(sentence: Sentence, at: number): boolean {
  const { tokens, lexicon } = sentence;
  let start = at;
  while (start > 0 && !isPartEnd(sentence, start - 1)) start--;
  for (let name = start; name < at; name++)
    // "iced latte oat milk" is a name of its own.
    if ((lexicon.find(tokens, name)?.next ?? 0) > at) return false;
  if (pouredOn.has(textAt(tokens, at - 1))) return true;
  return (
    isWeighedBefore(sentence, start, at) && tokens.slice(start, at).some(({ text }) => pouredOn.has(text))
  );
}

export function withMilkBehindCup(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    if (at === 0 || kindsOfMilk.has(textAt(tokens, at - 1)) || latteOfSkim.test(textAt(tokens, at)))
      return undefined;
    const end = endOfMilk(sentence, at);
    if (end === undefined || !isBehindCup(sentence, at)) return undefined;
    return { next: end, words: `with ${text.slice(tokens[at]?.start, tokens[end - 1]?.end)}` };
  });
}
