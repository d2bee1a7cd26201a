/** analysis/text: from a sentence to foods. This file names the ice cream of which only the flavour was typed: "2 scoops butter pecan", "pistachio and lemon gelato". */
import { wordPairs, wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const scoops: ReadonlySet<string> = new Set(["scoop", "scoops"]);
const flavours: ReadonlySet<string> = new Set(wordPairs("ice-cream-flavours").keys());
const flavourWordsMax = 4;
/** Behind a flavour it is named already. */
const frozen: ReadonlySet<string> = wordSet("frozen-dessert");
const singleFlavours: ReadonlySet<string> = wordSet("flavour-before-frozen");

/** "scoops of butter pecan" becomes "scoops of butter pecan ice cream". */
function flavourOfScoop(text: string, sentence: Sentence, at: number): Replacement | undefined {
  const { tokens } = sentence;
  if (!scoops.has(textAt(tokens, at))) return undefined;
  const from = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
  for (let words = flavourWordsMax; words > 0; words--) {
    const next = from + words;
    const name = tokens.slice(from, next).map(({ text: word }) => word);
    if (name.length < words || !flavours.has(name.join(" "))) continue;
    const said = text.slice(tokens[at]?.start, tokens[next - 1]?.end);
    return frozen.has(textAt(tokens, next)) ? undefined : { next, words: `${said} ice cream` };
  }
  return undefined;
}

/** "pistachio and lemon gelato" is one food: the last flavour is kept. */
function secondOfFlavours(text: string, { tokens, grammar }: Sentence, at: number): Replacement | undefined {
  const second = at + 2;
  const isPair =
    singleFlavours.has(textAt(tokens, at)) &&
    (grammar.andWords.has(textAt(tokens, at + 1)) || textAt(tokens, at + 1) === "n") &&
    singleFlavours.has(textAt(tokens, second)) &&
    frozen.has(textAt(tokens, second + 1));
  return isPair
    ? { next: second + 1, words: text.slice(tokens[second]?.start, tokens[second]?.end) }
    : undefined;
}

const holders: ReadonlySet<string> = new Set(["cup", "cups", "bowl", "bowls", "tub", "tubs"]);

/** "an ice cream cup of vanilla" becomes "a cup of vanilla ice cream". */
function flavourBehindHolder({ tokens }: Sentence, at: number): Replacement | undefined {
  const isNamed = textAt(tokens, at) === "ice" && textAt(tokens, at + 1) === "cream";
  const [holder, of, flavour] = [at + 2, at + 3, at + 4].map((place) => textAt(tokens, place));
  if (!isNamed || holder === undefined || !holders.has(holder) || of !== "of") return undefined;
  if (flavour === undefined || !singleFlavours.has(flavour) || frozen.has(textAt(tokens, at + 5)))
    return undefined;
  return { next: at + 5, words: `${holder} of ${flavour} ice cream` };
}

export function withIceCreamNamed(text: string, sentence: Sentence): string {
  if (sentence.grammar.language !== "en") return text;
  return withReplaced(
    text,
    sentence.tokens,
    (at) =>
      flavourOfScoop(text, sentence, at) ??
      secondOfFlavours(text, sentence, at) ??
      flavourBehindHolder(sentence, at),
  );
}
