/** analysis/text: from a sentence to foods. This file drops the numbers of a numbered list: "1) eggs 2) toast", "1. eggs" and "2. toast" on two lines, "1º sopa 2º pollo". */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence, TokenisedText } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** A single "1)" may be anything. */
const numberedMin = 2;

/** Behind a number that says which one it is; "º" is an "o" without its accents. */
const ordinalMarks: ReadonlySet<string> = new Set(["°", "o"]);

function isMarker({ tokens }: TokenisedText, at: number): boolean {
  const [before, mark] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.kind !== "number" || mark?.isJoined !== true) return false;
  if (ordinalMarks.has(mark.text)) return true;
  // "1- soup", but "1-2 eggs"
  if (mark.text === "-") return tokens[at + 2]?.kind === "word" && tokens[at + 2]?.isJoined === false;
  // "eggs (2)"
  if (mark.text === ")") return before?.text !== "(";
  return mark.text === "." && (before === undefined || before.text === "\n");
}

/** The places of 1, 2, 3 and so on; none where any other number stands between them so. */
function markersOf(sentence: TokenisedText): ReadonlySet<number> {
  const places = [...sentence.tokens.keys()].filter((at) => isMarker(sentence, at));
  const isList = places.every((at, index) => sentence.tokens[at]?.value === index + 1);
  return new Set(isList && places.length >= numberedMin ? places : []);
}

export function withoutListNumbers(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  if (!tokens.some((_, at) => textAt(tokens, at) === "1")) return text;
  const markers = markersOf(sentence);
  return withReplaced(text, tokens, (at) => (markers.has(at) ? { next: at + 2, words: "." } : undefined));
}
