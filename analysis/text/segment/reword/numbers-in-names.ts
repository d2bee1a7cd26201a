/** analysis/text: from a sentence to foods. This file drops numbers that belong to a food's name: "7 layer dip", "confiture 4 fruits". */
import { type Token, textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";

/** Two of them are counted: "2 cheese pizza". */
const fewestInName = 3;
/** "12 grain bread" */
const mostInName = 16;

function numberAt({ tokens, grammar }: Sentence, at: number): number {
  const token = tokens[at];
  return (token?.kind === "number" ? token.value : grammar.numbers.get(token?.text ?? "")) ?? 0;
}

/** But "swiss" and "hummus". */
const plural = /[^su]s$/;

/** Of a name, the last word is one thing; who counts says "3 bean burritos". */
function precedesOneThing(sentence: Sentence, noun: number): boolean {
  const { tokens } = sentence;
  if (isPartEnd(sentence, noun + 1)) return false;
  let last = noun + 1;
  while (!isPartEnd(sentence, last + 1) && tokens[last + 1]?.kind === "word") last++;
  return tokens[last]?.kind === "word" && !plural.test(textAt(tokens, last));
}

/** "pain 7 céréales", "pan de 5 cereales", "pain aux 5 céréales": right behind the food. */
function followsFood(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const isLinked =
    isOfWord(sentence, at - 1) || grammar.connectives.get(textAt(tokens, at - 1)) === "flavored";
  const food = isLinked ? at - 2 : at - 1;
  const kind = tokens[food]?.kind === "word" ? sentence.lexicon.find(tokens, food)?.term.kind : undefined;
  return kind === "food" || kind === "brand";
}

function isNumberInName(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const number = numberAt(sentence, at);
  if (number < fewestInName || number > mostInName || !Number.isInteger(number)) return false;
  const noun = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  if (!grammar.countedInNames.has(textAt(tokens, noun)) || isInsideTerm(sentence, at)) return false;
  return grammar.headPosition === "last" ? precedesOneThing(sentence, noun) : followsFood(sentence, at);
}

export function withoutNumbersInNames(sentence: Sentence): readonly Token[] {
  return sentence.tokens.filter((_, at) => !isNumberInName(sentence, at));
}
