/** analysis/text: from a sentence to foods. This file reads a filling that is told with a length as a sub, whose bread is its own: "6 inch turkey on wheat". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const lengths: ReadonlySet<number | undefined> = new Set([6, 12]);
const inches: ReadonlySet<string> = new Set(["inch", "inches"]);
const footlongs: ReadonlySet<string> = new Set(["footlong", "footlongs"]);
const subs: ReadonlySet<string> = new Set(
  "sub subs hoagie hoagies sandwich sandwiches grinder hero".split(" "),
);
const flours: ReadonlySet<string> = wordSet("bread-by-flour");
const breads: ReadonlySet<string> = new Set(
  "white wheat italian wholemeal multigrain herb cheese and honey oat hearty parmesan oregano flatbread bread toasted".split(
    " ",
  ),
);
/** Are told in inches as well. */
const otherThings: ReadonlySet<string> = new Set(
  "pizza pizzas tortilla tortillas wrap cake pie quiche pancake pancakes hot dog sausage kebab pide naan roll bread baguette calzone pan".split(
    " ",
  ),
);
const fillingWordsMax = 3;

function endOfLength({ tokens }: Sentence, at: number): number | undefined {
  if (footlongs.has(textAt(tokens, at))) return at + 1;
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  const isLength = lengths.has(tokens[at]?.value) && inches.has(textAt(tokens, at + 1 + hyphen));
  return isLength ? at + 2 + hyphen : undefined;
}

/** "turkey", "steak and cheese" */
function endOfFilling(sentence: Sentence, start: number): number {
  const { tokens, grammar } = sentence;
  let end = start;
  while (!isPartEnd(sentence, end)) end++;
  return grammar.andWords.has(textAt(tokens, end)) && textAt(tokens, end + 1) === "cheese" ? end + 2 : end;
}

/** "on wheat", "on italian herb and cheese": where the bread ends, which a sub has anyway. */
function endOfBread({ tokens }: Sentence, at: number): number {
  if (textAt(tokens, at) !== "on") return at;
  let end = at + 1;
  while (breads.has(textAt(tokens, end)) || flours.has(textAt(tokens, end))) end++;
  return end;
}

/** "6 inch turkey on wheat" becomes "6 inch turkey sub". */
export function withSubsByLength(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const start = endOfLength(sentence, at);
    if (start === undefined) return undefined;
    const end = endOfFilling(sentence, start);
    const filling = tokens.slice(start, end).map(({ text: word }) => word);
    if (filling.length === 0 || filling.length > fillingWordsMax + 1) return undefined;
    if (filling.some((word) => otherThings.has(word))) return undefined;
    const isNamed = (sentence.lexicon.find(tokens, at)?.next ?? 0) >= end;
    const isSub = isNamed || filling.some((word) => subs.has(word));
    const next = endOfBread(sentence, end);
    if (isSub && next === end) return undefined;
    const said = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
    return { next, words: isSub ? said : `${said} sub` };
  });
}
