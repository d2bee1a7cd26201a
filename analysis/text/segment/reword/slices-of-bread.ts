/** analysis/text: from a sentence to foods. This file gives slices to the bread before them where what follows is only spread: "pain complet 2 tranches beurre". */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { household } from "../../quantities/measures.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const of = "de";
const bread = /\b(?:bread|brioche|loaf)\b/i;
const neverSliced: ReadonlySet<string> = wordSet("never-counted");

/** In the food table's words: of "=Jam, all flavors" as of "jam". */
function wordsOf({ row, english }: LexiconTerm): readonly string[] {
  return (row ?? english.join(" ")).toLowerCase().split(/[^a-z]+/);
}

/** Where the slices end that are counted here. */
function endOfSlices({ tokens, grammar }: Sentence, at: number): number | undefined {
  if (tokens[at]?.kind !== "number") return undefined;
  const count = readNumber(tokens, at, grammar);
  const measure = count && readMeasureWord(tokens, count.next, grammar);
  return measure?.meaning === household.slice ? measure.next : undefined;
}

/** "pain de mie 2 tranches nutella" becomes "2 tranches de pain de mie nutella". */
export function withSlicesOfBread(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.headPosition !== "first") return text;
  const said = (from: number, next: number) => text.slice(tokens[from]?.start, tokens[next - 1]?.end);
  return withReplaced(text, tokens, (at) => {
    if (at > 0 && !isPartEnd(sentence, at - 1)) return undefined;
    const loaf = lexicon.find(tokens, at);
    if (loaf?.term.kind !== "food" || !bread.test(wordsOf(loaf.term).join(" "))) return undefined;
    const next = endOfSlices(sentence, loaf.next);
    const spread = next === undefined ? undefined : lexicon.find(tokens, next);
    if (next === undefined || spread?.term.kind === undefined) return undefined;
    if (!wordsOf(spread.term).some((word) => neverSliced.has(word))) return undefined;
    return { next, words: `${said(loaf.next, next)} ${of} ${said(at, loaf.next)}` };
  });
}
