/** analysis/text: from a sentence to foods. This file reads cocoa by the spoon as powder where the milk is named too: "un vaso de leche con 2 cucharadas de colacao". */
import { volume } from "../../quantities/measures.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** The last word of their names, which mean the drink as well. */
const powders: ReadonlySet<string> = wordSet("stirred-into-milk");
const milks: ReadonlySet<string> = wordSet("milk-stirred-into");
const spoons: ReadonlySet<unknown> = new Set([volume.teaspoon, volume.tablespoon]);

/** "cola cao": words of a name behind the spoon. */
const nameWordsMax = 2;
/** "leche de avena sin azúcar" */
const milkWordsMax = 5;

function isInSpoons(sentence: Sentence, last: number): boolean {
  for (let name = last; name > last - nameWordsMax; name--) {
    if (!isOfWord(sentence, name - 1)) continue;
    for (let spoon = name - 2; spoon >= Math.max(0, name - 3); spoon--)
      if (spoons.has(readMeasureWord(sentence.tokens, spoon, sentence.grammar)?.meaning)) return true;
  }
  return false;
}

/** "leche desnatada con colacao": of the milk that is named before it in the same part, unless both are one name. */
function isStirredInto(sentence: Sentence, last: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  const name = [last - 1, last].find((at) => grammar.connectives.has(textAt(tokens, at - 1)));
  if (name === undefined) return false;
  const milk = tokens.findLastIndex(({ text }, at) => at < name && milks.has(text));
  const between = tokens.slice(milk + 1, name - 1);
  if (milk < 0 || between.length > milkWordsMax || between.some(({ kind }) => kind === "mark")) return false;
  return (lexicon.find(tokens, milk)?.next ?? 0) <= name - 1;
}

/** Not "colacao con leche", which is the drink. */
function hasMilkOfItsOwn({ tokens, grammar }: Sentence): boolean {
  return tokens.some(({ text }, at) => milks.has(text) && !grammar.connectives.has(textAt(tokens, at - 1)));
}

function isPowder(sentence: Sentence, last: number): boolean {
  return isInSpoons(sentence, last) || isStirredInto(sentence, last);
}

export function withPowdersBesideMilk(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  if (!hasMilkOfItsOwn(sentence)) return text;
  return withReplaced(text, tokens, (at) => {
    const token = tokens[at];
    if (token === undefined || !powders.has(token.text) || !isPowder(sentence, at)) return undefined;
    return { next: at + 1, words: `${text.slice(token.start, token.end)} en polvo` };
  });
}
