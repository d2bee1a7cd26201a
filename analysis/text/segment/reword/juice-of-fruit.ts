/** analysis/text: from a sentence to foods. This file weighs the juice of fruits that were counted: "the juice of half a lemon". */
import { stemEnglish } from "../../words/english-stem.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** ml of one fruit, about as many g. Source: USDA FoodData Central, SR Legacy: what one fruit yields of raw juice. */
const yields: ReadonlyMap<string, number> = new Map([
  ["lemon", 48],
  ["lime", 44],
  ["orange", 86],
  ["grapefruit", 196],
]);

/** Nobody presses more of them for one meal. */
const fruitsMax = 10;

const juices: ReadonlySet<string> = new Set(["juice", "zumo", "jugo", "jus"]);

interface Juice {
  readonly next: number;
  readonly ml: number;
  readonly name: string;
}

function englishAt({ tokens, lexicon }: Sentence, at: number): string {
  const english = lexicon.find(tokens, at)?.term.english ?? [textAt(tokens, at)];
  return stemEnglish(english.at(-1) ?? "");
}

/** "juice of 2 limes", from the word for juice on. */
function juiceAt(text: string, sentence: Sentence, at: number): Juice | undefined {
  const { tokens, grammar } = sentence;
  const juice = textAt(tokens, at);
  if (!juices.has(juice) || !isOfWord(sentence, at + 1)) return undefined;
  const from = textAt(tokens, at + 2) === "'" ? at + 3 : at + 2;
  const amount = readAmount(sentence, from);
  if (amount === undefined || amount.quantity.measure !== undefined) return undefined;
  const { quantity, next } = amount;
  const yielded = yields.get(englishAt(sentence, next));
  if (yielded === undefined || quantity.count > fruitsMax) return undefined;
  const fruit = text.slice(tokens[next]?.start, tokens[next]?.end);
  const [of = ""] = grammar.ofWords;
  const name = grammar.headPosition === "last" ? `${fruit} ${juice}` : `${juice} ${of} ${fruit}`;
  return { next: next + 1, ml: Math.round(yielded * quantity.count), name };
}

/** "zumo de medio limón" becomes "24 ml zumo de limón", "the juice of 2 limes" "88 ml limes juice". */
export function withJuiceOfFruit(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (at) => {
    const word = textAt(tokens, at);
    const isArticle = grammar.definiteWords.has(word) || grammar.articles.has(word);
    const juice = juiceAt(text, sentence, isArticle ? at + 1 : at);
    return juice && { next: juice.next, words: `${juice.ml} ml ${juice.name}` };
  });
}
