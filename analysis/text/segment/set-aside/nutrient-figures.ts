/** Skips a nutrient figure stated right behind a food's name: "greek yogurt 15g protein", "skyr 15 g de protéines". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type TokenisedText } from "../sentence.ts";

const grams: ReadonlySet<string> = wordSet("gram-of-nutrient");
const nutrients: ReadonlySet<string> = wordSet("nutrient-stated");

/** Behind a mark or "with" it may be the weight of protein powder. */
export function skipNutrientFigure(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const before = tokens[at - 1];
  if (tokens[at]?.kind !== "number" || !grams.has(textAt(tokens, at + 1))) return undefined;
  const isBehindName = before?.kind === "word" && !isPartEnd(text, at - 1) && !isOfWord(text, at - 1);
  if (!isBehindName || grammar.emptyWords.has(before.text)) return undefined;
  let nutrient = at + 2;
  while (isOfWord(text, nutrient) || textAt(tokens, nutrient) === "'") nutrient++;
  const next = nutrient + 1;
  return nutrients.has(textAt(tokens, nutrient)) && isPartEnd(text, next) ? next : undefined;
}
