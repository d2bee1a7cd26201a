/** analysis/text: from a sentence to foods. This file reads "1/4 de barbacoa" as a quarter of a kilo, by which such foods are sold. */
import { type Token, textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence, unsaidWord } from "../sentence.ts";

const quarter = 0.25;

/** "cuarto", "tres cuartos", "1/4", "¼"; half of such a food is half a helping. */
function isQuarter({ tokens, grammar }: Sentence, at: number): boolean {
  const { value, kind, text = "" } = tokens[at] ?? {};
  if (kind === "number") return value === quarter || (value === 4 && textAt(tokens, at - 1) === "/");
  return (grammar.fractions.get(text) ?? grammar.fractions.get(grammar.stem(text))) === quarter;
}

/** "helado un cuarto", "helado 1/4": behind the food, at the end of the part. */
function isQuarterBehind(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  if (!isQuarter(sentence, at) || !isPartEnd(sentence, at + 1)) return false;
  let before = textAt(tokens, at - 1) === "/" ? at - 3 : at - 1;
  if (grammar.articles.has(textAt(tokens, before))) before--;
  return isSoldByKilo(sentence, before);
}

function isSoldByKilo({ tokens, grammar }: Sentence, at: number): boolean {
  const food = textAt(tokens, at);
  return grammar.soldByKilo.has(food) || grammar.soldByKilo.has(grammar.stem(food));
}

export function quartersOfKilo(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (grammar.soldByKilo.size === 0) return tokens;
  return tokens.flatMap((token, at) => {
    if (isQuarterBehind(sentence, at)) return [token, unsaidWord("kilo", token)];
    const isSold = isSoldByKilo(sentence, at + 1);
    if (token.text !== "de" || !isSold || !isQuarter(sentence, at - 1)) return token;
    return [unsaidWord("kilo", token), token];
  });
}
