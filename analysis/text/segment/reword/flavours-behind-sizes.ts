/** analysis/text: from a sentence to foods. This file keeps what a bottled drink tastes of from being a food: "gatorade 500 manzana", "té 500 limón". */
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { isFlavour } from "../../words/flavours.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";

/** ml. A smaller number counts glasses. */
const bottleMin = 100;

const flavoured = wordSet("flavoured-by-bottle");

/** Where the size ends that stands right behind a drink sold in flavours; undefined where there is none. */
function endOfSize({ tokens, grammar, lexicon }: Sentence, at: number): number | undefined {
  const drink = lexicon.find(tokens, at);
  if (drink === undefined || !drink.term.english.some((word) => flavoured.has(word))) return undefined;
  const size = tokens[drink.next];
  if (size?.kind !== "number") return undefined;
  const measure = readMeasureAt(tokens, drink.next + 1, grammar);
  if (measure?.measure.kind === "volume") return measure.next;
  return (size.value ?? 0) >= bottleMin ? drink.next + 1 : undefined;
}

/** The tokens without a flavour that ends the part behind the bottle's size. */
export function withoutFlavoursBehindSizes(sentence: Sentence): readonly Token[] {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.headPosition !== "first") return tokens;
  const flavours = tokens.flatMap((_, at) => {
    const from = endOfSize(sentence, at);
    const flavour = from === undefined ? undefined : lexicon.find(tokens, from);
    if (from === undefined || flavour === undefined || !isFlavour(flavour.term.english)) return [];
    return isPartEnd(sentence, flavour.next) ? [{ from, to: flavour.next }] : [];
  });
  return tokens.filter((_, at) => !flavours.some(({ from, to }) => at >= from && at < to));
}
