/** analysis/text: from a sentence to foods. This file reads "mejillones en escabeche, una lata" as "una lata de mejillones en escabeche", where the lexicon has that name. */
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isNumberAt, isPartEnd, type Sentence, unsaidWord } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const of = "de";
const foodWordsMax = 5;
const marks: ReadonlySet<string> = new Set([",", "(", ":", "-", "–"]);

function isCountAt(sentence: Sentence, at: number): boolean {
  const { articles, fractions } = sentence.grammar;
  const text = textAt(sentence.tokens, at);
  return isNumberAt(sentence, at) || articles.has(text) || fractions.has(text);
}

/** Whether "lata de" before the words is a name with a weight or a row of its own. */
function isNamedByMeasure({ lexicon }: Sentence, words: readonly Token[], measure: Token | undefined) {
  const [first] = words;
  if (first === undefined || measure === undefined) return false;
  const name = [measure, unsaidWord(of, first), ...words];
  const found = lexicon.find(name, 0);
  return found?.next === name.length && (found.term.kind === "food" || found.term.kind === "brand");
}

/** Where the food begins that ends here: at the beginning of a part, and known by its measure. */
function startOfFood(sentence: Sentence, end: number, measure: number): number | undefined {
  for (let from = Math.max(0, end - foodWordsMax); from < end; from++) {
    const beginsPart = from === 0 || isPartEnd(sentence, from - 1);
    const words = sentence.tokens.slice(from, end);
    if (beginsPart && isNamedByMeasure(sentence, words, sentence.tokens[measure])) return from;
  }
  return undefined;
}

/** "una caña", "una copa": a drink by itself, which a mark keeps apart. */
function isDrinkByItself({ tokens, lexicon }: Sentence, measure: number): boolean {
  return lexicon.find(tokens.slice(0, measure + 1), measure) !== undefined;
}

/** Behind the sizes and the bracket, where the part ends; undefined where it goes on. */
function endOfMeasured(sentence: Sentence, measure: number, isInBrackets: boolean): number | undefined {
  const { tokens, grammar } = sentence;
  let next = measure + 1;
  for (let size = readSizeWord(tokens, next, grammar); size !== undefined; )
    [next, size] = [size.next, readSizeWord(tokens, size.next, grammar)];
  if (isInBrackets) return textAt(tokens, next) === ")" ? next + 1 : undefined;
  return isPartEnd(sentence, next) ? next : undefined;
}

/** Of the food whose amount is counted in the measure at this place. */
function measuredFood(text: string, sentence: Sentence, measure: number) {
  const { tokens, grammar } = sentence;
  const isMeasure = grammar.measures.has(grammar.stem(textAt(tokens, measure)));
  if (!isMeasure || !isCountAt(sentence, measure - 1)) return undefined;
  const isMarked = marks.has(textAt(tokens, measure - 2));
  const isInBrackets = textAt(tokens, measure - 2) === "(";
  if (isMarked && !isInBrackets && isDrinkByItself(sentence, measure)) return undefined;
  const end = isMarked ? measure - 2 : measure - 1;
  const from = startOfFood(sentence, end, measure);
  const next = endOfMeasured(sentence, measure, isInBrackets);
  if (from === undefined || next === undefined) return undefined;
  const said = (start: number, behind: number) => text.slice(tokens[start]?.start, tokens[behind - 1]?.end);
  const amount = said(measure - 1, textAt(tokens, next - 1) === ")" ? next - 1 : next);
  return { from, next, words: `${amount} ${of} ${said(from, end)}` };
}

export function withMeasuresOfNames(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "first") return text;
  const measured = new Map<number, Replacement>();
  for (let at = 2; at < tokens.length; at++) {
    const food = measuredFood(text, sentence, at);
    if (food !== undefined) measured.set(food.from, food);
  }
  return measured.size === 0 ? text : withReplaced(text, tokens, (at) => measured.get(at));
}
