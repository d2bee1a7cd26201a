/** analysis/text: from a sentence to foods. This file weighs the juice of fruits that were counted: "the juice of half a lemon". */
import { stemEnglish } from "../words/english-stem.ts";
import { textAt } from "../words/tokenise.ts";
import { readAmount } from "./read-amount.ts";
import { isOfWord, type Sentence } from "./sentence.ts";

/** ml of one fruit, about as many g. Source: USDA FoodData Central, SR Legacy: what one fruit yields of raw juice. */
const yields: ReadonlyMap<string, number> = new Map([
  ["lemon", 48],
  ["lime", 44],
  ["orange", 86],
  ["grapefruit", 196],
]);

/** More are pressed by nobody for one meal. */
const fruitsMax = 10;

const juices: ReadonlySet<string> = new Set(["juice", "zumo", "jugo", "jus"]);

interface Juice {
  /** Of the tokens that it takes the place of. */
  readonly start: number;
  readonly next: number;
  readonly ml: number;
  /** The fruit's token. */
  readonly fruit: number;
}

function englishAt({ tokens, lexicon }: Sentence, at: number): string {
  const english = lexicon.find(tokens, at)?.term.english ?? [textAt(tokens, at)];
  return stemEnglish(english.at(-1) ?? "");
}

function juiceAt(sentence: Sentence, at: number): Juice | undefined {
  const { tokens, grammar } = sentence;
  if (!juices.has(textAt(tokens, at)) || !isOfWord(sentence, at + 1)) return undefined;
  const from = textAt(tokens, at + 2) === "'" ? at + 3 : at + 2;
  const amount = readAmount(sentence, from);
  if (amount === undefined || amount.quantity.measure !== undefined) return undefined;
  const { quantity, next: fruit } = amount;
  const ofOne = yields.get(englishAt(sentence, fruit));
  if (ofOne === undefined || quantity.count > fruitsMax) return undefined;
  const before = textAt(tokens, at - 1);
  const isDetermined = grammar.definiteWords.has(before) || grammar.articles.has(before);
  const ml = Math.round(ofOne * quantity.count);
  return { start: isDetermined ? at - 1 : at, next: fruit + 1, ml, fruit };
}

/** "zumo de medio limón" becomes "24 ml zumo de limón", "juice of 2 limes" "88 ml limes juice". */
export function withJuiceOfFruit(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  let [read, end] = ["", 0];
  for (let at = 0; at < tokens.length; at++) {
    const juice = juiceAt(sentence, at);
    const [first, last] = [tokens[juice?.start ?? -1], tokens[juice?.fruit ?? -1]];
    if (juice === undefined || first === undefined || last === undefined) continue;
    const [fruit, word] = [text.slice(last.start, last.end), textAt(tokens, at)];
    const [of = ""] = grammar.ofWords;
    const name = grammar.headPosition === "last" ? `${fruit} ${word}` : `${word} ${of} ${fruit}`;
    read += `${text.slice(end, first.start)}${juice.ml} ml ${name}`;
    end = last.end;
    at = juice.next - 1;
  }
  return `${read}${text.slice(end)}`;
}
