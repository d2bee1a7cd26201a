/** analysis/text: from a sentence to foods. This file reads what a pizza is ordered by as a pizza: "2 slices of pepperoni", "half a large hawaiian", "9 inch veggie". */
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { wordPairs, wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { readInches } from "./read-inches.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const names: ReadonlyMap<string, string> = wordPairs("pizzas-by-topping");
const namesOfWhole: ReadonlyMap<string, string> = new Map([
  ...names,
  ...wordPairs("whole-pizzas-by-topping"),
]);
const nameWordsMax = 2;

const slices: ReadonlySet<string> = new Set(["slice", "slices"]);
const crusts: ReadonlySet<string> = wordSet("crust-of-pizza");
/** Of more slices the pepperoni is sausage on some other food. */
const slicesMax = 4;
const sausageInSlices = "pepperoni";

interface Cut {
  readonly next: number;
  /** A size in inches, or a crust: nothing but a pizza has it. */
  readonly isSure: boolean;
  readonly isSlice: boolean;
}

function skipCrust(sentence: Sentence, from: number): number {
  let at = from;
  while (crusts.has(textAt(sentence.tokens, at)) || textAt(sentence.tokens, at) === "-") at++;
  return at;
}

/** "slice of", "large thin crust", "9 inch". */
function cutAt(sentence: Sentence, at: number): Cut | undefined {
  const { tokens, grammar } = sentence;
  if (slices.has(textAt(tokens, at))) {
    const behind = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
    return { next: behind, isSure: false, isSlice: true };
  }
  const width = readInches(tokens, at);
  const size = width ?? readSizeWord(tokens, at, grammar);
  if (size === undefined) return undefined;
  const next = skipCrust(sentence, size.next);
  return { next, isSure: width !== undefined || next > size.next, isSlice: false };
}

/** "a large hawaiian from dominos" */
function endsName(sentence: Sentence, at: number): boolean {
  return isPartEnd(sentence, at) || textAt(sentence.tokens, at) === "from";
}

function pizzaNamedAt(
  sentence: Sentence,
  from: number,
  called: ReadonlyMap<string, string>,
): Replacement | undefined {
  for (let words = nameWordsMax; words > 0; words--) {
    const next = from + words;
    const said = sentence.tokens.slice(from, next).map(({ text }) => text);
    const name = said.length === words ? called.get(said.join(" ")) : undefined;
    if (name !== undefined && endsName(sentence, next)) return { next, words: name };
  }
  return undefined;
}

/** "6 slices pepperoni", or slices on crackers named before. */
function isOfSausage({ tokens }: Sentence, at: number): boolean {
  const count = tokens[at - 1]?.value ?? 1;
  return count > slicesMax || tokens.slice(0, at).some(({ kind }) => kind === "mark");
}

const squares: ReadonlySet<string> = new Set(["square", "squares"]);
const wordsBetweenMax = 3;

/** "detroit pizza 2 squares": of a pizza they are slices. */
function squaresOfPizza({ tokens }: Sentence, at: number): Replacement | undefined {
  if (!squares.has(textAt(tokens, at))) return undefined;
  const near = tokens.slice(Math.max(0, at - wordsBetweenMax), at + 1 + wordsBetweenMax);
  return near.some(({ text }) => text === "pizza") ? { next: at + 1, words: "slices" } : undefined;
}

/** "half a large hawaiian" becomes "half a large hawaiian pizza". */
export function withPizzasByToppings(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const cut = cutAt(sentence, at);
    if (cut === undefined) return squaresOfPizza(sentence, at);
    const isHalved = tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ text: word }) => grammar.fractions.has(word));
    const called = cut.isSure || (isHalved && !cut.isSlice) ? namesOfWhole : names;
    const named = pizzaNamedAt(sentence, cut.next, called);
    if (named === undefined) return undefined;
    const isSausage = textAt(tokens, cut.next) === sausageInSlices;
    if (isSausage && cut.isSlice && isOfSausage(sentence, at)) return undefined;
    const said = text.slice(tokens[at]?.start, tokens[cut.next - 1]?.end);
    return { next: named.next, words: `${said} ${named.words}` };
  });
}
