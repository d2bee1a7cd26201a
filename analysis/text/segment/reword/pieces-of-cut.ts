/** analysis/text: from a sentence to foods. This file reads how many pieces of a whole were eaten: "5 parts sur 8", "3 slices out of 8". */
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const pieces = wordSet("cut-piece");
/** Between the pieces eaten and all of them. */
const joins: readonly (readonly string[])[] = [["sur"], ["des"], ["out", "of"], ["of"], ["de"]];
const whole: ReadonlySet<string> = new Set(["sur", "out"]);
/** Pieces that a whole is cut into. */
const cutInto = { min: 3, max: 24 } as const;

function skipJoin({ tokens, grammar }: Sentence, at: number): number | undefined {
  const join = joins.find((words) => words.every((word, index) => textAt(tokens, at + index) === word));
  if (join === undefined) return undefined;
  const next = at + join.length;
  return grammar.definiteWords.has(textAt(tokens, next)) ? next + 1 : next;
}

function isPiece({ tokens, grammar }: Sentence, at: number): boolean {
  return pieces.has(grammar.stem(textAt(tokens, at)));
}

interface Cut {
  readonly eaten: number;
  readonly all: number;
  readonly next: number;
}

/** Pieces are named behind one of the numbers at least: "2 de 3" may be anything. */
function cutAt(sentence: Sentence, at: number): Cut | undefined {
  const { tokens, grammar } = sentence;
  const first = tokens[at];
  if (first?.kind !== "number" && !grammar.numbers.has(first?.text ?? "")) return undefined;
  const eaten = readNumber(tokens, at, grammar);
  if (eaten === undefined || !Number.isInteger(eaten.value)) return undefined;
  const isNamed = isPiece(sentence, eaten.next);
  const join = skipJoin(sentence, isNamed ? eaten.next + 1 : eaten.next);
  const all = join === undefined ? undefined : readNumber(tokens, join, grammar);
  if (all === undefined || !Number.isInteger(all.value) || all.value <= eaten.value) return undefined;
  const isNamedBehind = isPiece(sentence, all.next);
  if (!isNamed && !isNamedBehind) return undefined;
  if (all.value < cutInto.min || all.value > cutInto.max) return undefined;
  return { eaten: eaten.value, all: all.value, next: isNamedBehind ? all.next + 1 : all.next };
}

/** Words of a food between its pieces and all of them. */
const foodWordsMax = 3;

/** "4 parts de pizza sur 8": the words between are the food. */
function cutAroundFood(sentence: Sentence, at: number) {
  const { tokens, grammar } = sentence;
  const eaten = tokens[at]?.kind === "number" ? readNumber(tokens, at, grammar) : undefined;
  if (eaten === undefined || !isPiece(sentence, eaten.next)) return undefined;
  const food = eaten.next + 1;
  if (!isOfWord(sentence, food)) return undefined;
  const join = tokens.findIndex(({ text }, index) => index > food + 1 && whole.has(text));
  const words = tokens.slice(food, join);
  if (join < 0 || words.length > foodWordsMax + 1 || words.some(({ kind }) => kind !== "word"))
    return undefined;
  const all = readNumber(tokens, skipJoin(sentence, join) ?? join, grammar);
  if (all === undefined || all.value <= eaten.value || !isPartEnd(sentence, all.next)) return undefined;
  return { eaten: eaten.value, all: all.value, food, join, next: all.next };
}

/** "pizza, 5 parts sur 8" becomes "pizza, 5/8": of the whole, however large the pieces are. */
export function withPiecesOfCut(text: string, sentence: Sentence): string {
  return withReplaced(text, sentence.tokens, (at) => {
    const around = cutAroundFood(sentence, at);
    const [first, last] = [sentence.tokens[around?.food ?? -1], sentence.tokens[(around?.join ?? 0) - 1]];
    if (around !== undefined && first !== undefined && last !== undefined)
      return {
        next: around.next,
        words: `${around.eaten}/${around.all} ${text.slice(first.start, last.end)}`,
      };
    const cut = cutAt(sentence, at);
    return cut === undefined ? undefined : { next: cut.next, words: `${cut.eaten}/${cut.all}` };
  });
}
