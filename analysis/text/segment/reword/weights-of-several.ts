/** analysis/text: from a sentence to foods. This file gives each of several foods its weight: "chicken and rice 120 g each", "chicken and rice (120 g and 130 g)". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { type Span, weightAt } from "./weight-at.ts";

const eachWords: ReadonlySet<string> = wordSet("each");
const listMarks: ReadonlySet<string> = new Set([",", "+", "&", "/"]);
/** Longer runs are prose. */
const runTokensMax = 14;

/** Behind what separates two foods of a list; undefined where nothing does. */
function endOfSeparator({ tokens, grammar }: Sentence, at: number): number | undefined {
  if (tokens[at]?.kind === "mark" && listMarks.has(textAt(tokens, at))) return at + 1;
  return grammar.andWords.has(textAt(tokens, at)) ? at + 1 : undefined;
}

/** The foods of a list between two places, without what separates them. */
function foodsBetween(sentence: Sentence, from: number, end: number): readonly Span[] {
  const foods: Span[] = [];
  let start = from;
  for (let at = from; at < end; ) {
    const next = endOfSeparator(sentence, at);
    if (next !== undefined && at > start) foods.push({ start, next: at });
    if (next !== undefined) start = next;
    at = next ?? at + 1;
  }
  return end > start ? [...foods, { start, next: end }] : foods;
}

function endsRun({ tokens }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === "number") return true;
  return token.kind === "mark" && !listMarks.has(token.text);
}

/** The foods of the list that ends here. A food with a number of its own is left out: "2 eggs, chicken and rice 120 g each". */
function foodsBefore(sentence: Sentence, end: number): readonly Span[] {
  let from = end;
  while (end - from < runTokensMax && !endsRun(sentence, from - 1)) from--;
  const foods = foodsBetween(sentence, from, end);
  return sentence.tokens[from - 1]?.kind === "number" ? foods.slice(1) : foods;
}

function foodsBehind(sentence: Sentence, from: number): readonly Span[] {
  let end = from;
  while (end - from < runTokensMax && !endsRun(sentence, end)) end++;
  return foodsBetween(sentence, from, end);
}

function textOf(text: string, tokens: readonly Token[], { start, next }: Span): string {
  return text.slice(tokens[start]?.start, tokens[next - 1]?.end);
}

/** "chicken and rice (120 g and 130 g)": the weights in the order of the foods. */
function weighedInBrackets(text: string, sentence: Sentence, at: number): string | undefined {
  const { tokens } = sentence;
  const first = textAt(tokens, at) === "(" ? weightAt(sentence, at + 1) : undefined;
  const between = first && endOfSeparator(sentence, first.next);
  const second = between === undefined ? undefined : weightAt(sentence, between);
  if (first === undefined || second === undefined || textAt(tokens, second.next) !== ")") return undefined;
  const foods = foodsBefore(sentence, at);
  const [former, latter] = foods.slice(-2);
  if (former === undefined || latter === undefined) return undefined;
  const before = text.slice(0, tokens[former.next - 1]?.end);
  const behind = text.slice(tokens[second.next]?.end);
  const [weight, other] = [first, second].map((each) => textOf(text, tokens, each));
  return `${before} ${weight}, ${textOf(text, tokens, latter)} ${other}${behind}`;
}

/** A weight, and the foods of which each has it. */
interface Weighed {
  readonly weight: Span;
  readonly foods: readonly Span[];
}

/** "chicken and rice 120 g each" */
function eachWeighedBefore(
  text: string,
  { tokens }: Sentence,
  { weight, foods }: Weighed,
): string | undefined {
  const [first] = foods;
  if (first === undefined || foods.length < 2) return undefined;
  const grams = textOf(text, tokens, weight);
  const listed = foods.map((food) => `${textOf(text, tokens, food)} ${grams}`).join(", ");
  return `${text.slice(0, tokens[first.start]?.start)}${listed}`;
}

/** "120 g each of chicken and rice", "120 g de cada: arroz y pollo" */
function eachWeighedBehind(
  text: string,
  { tokens }: Sentence,
  { weight, foods }: Weighed,
): string | undefined {
  const last = foods.at(-1);
  if (last === undefined || foods.length < 2) return undefined;
  const grams = textOf(text, tokens, weight);
  const listed = foods.map((food) => `${textOf(text, tokens, food)} ${grams}`).join(", ");
  return `${text.slice(0, tokens[weight.start]?.start)}${listed}${text.slice(tokens[last.next - 1]?.end)}`;
}

/** "120 g each", "120 g de cada uno": where the weight and the words for each end. */
function readEach(
  sentence: Sentence,
  at: number,
): { readonly weight: Span; readonly next: number } | undefined {
  const { tokens, grammar } = sentence;
  const amount = weightAt(sentence, at);
  if (amount === undefined) return undefined;
  // The amount may have been read with "each" or "of" behind it.
  let each = at + 1;
  while (each <= amount.next && !eachWords.has(textAt(tokens, each))) each++;
  const isBehindOf = isOfWord(sentence, each - 1);
  if (!eachWords.has(textAt(tokens, each)) || (each > amount.next && !isBehindOf)) return undefined;
  const next = grammar.articles.has(textAt(tokens, each + 1)) ? each + 2 : each + 1;
  return { weight: { start: at, next: isBehindOf ? each - 1 : each }, next };
}

function eachWeighed(text: string, sentence: Sentence, at: number): string | undefined {
  const { tokens } = sentence;
  const read = readEach(sentence, at);
  if (read === undefined) return undefined;
  const { weight, next } = read;
  const isOpened = isOfWord(sentence, next) || textAt(tokens, next) === ":";
  const foods = foodsBefore(sentence, at);
  if (isOpened || foods.length === 0)
    return eachWeighedBehind(text, sentence, {
      weight,
      foods: foodsBehind(sentence, isOpened ? next + 1 : next),
    });
  const before = eachWeighedBefore(text, sentence, { weight, foods });
  return before === undefined ? undefined : `${before}${text.slice(tokens[next - 1]?.end)}`;
}

export function withWeightsOfSeveral(text: string, sentence: Sentence): string {
  for (const at of sentence.tokens.keys()) {
    const anew = weighedInBrackets(text, sentence, at) ?? eachWeighed(text, sentence, at);
    if (anew !== undefined) return anew;
  }
  return text;
}
