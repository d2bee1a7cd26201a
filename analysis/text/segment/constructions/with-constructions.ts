/** Puts the spans of a sentence in the order, and beside the words, in which they are read. The words that were typed keep their places. */
import { readCells } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { type Construction, matchAt, readConstructions } from "./construction.ts";
import { withKindsCounted } from "./kinds-counted.ts";
import { readInstead } from "./read-instead.ts";

export const constructions: readonly Construction[] = readConstructions(
  readCells(new URL("./constructions.tsv", import.meta.url)),
);

/** The words of the places where it matches. */
function matches({ pattern }: Construction, sentence: Sentence): ReadonlySet<string> {
  const { tokens } = sentence;
  return new Set(
    tokens.flatMap((_, at) => {
      const next = matchAt(pattern, sentence, at)?.at(-1);
      return next === undefined
        ? []
        : tokens
            .slice(at, next)
            .map(({ text }) => text)
            .join(" ");
    }),
  );
}

function applied(sentence: Sentence, construction: Construction): readonly Token[] {
  let { tokens } = sentence;
  if (construction.fewest > 1 && matches(construction, sentence).size < construction.fewest) return tokens;
  for (let at = 0; at < tokens.length; at++) {
    const current = { ...sentence, tokens };
    const ends = matchAt(construction.pattern, current, at);
    const next = ends?.at(-1);
    if (ends === undefined || next === undefined) continue;
    const spans = ends.map((end, index) => tokens.slice(ends[index - 1] ?? at, end));
    const instead = readInstead(construction, { spans, behind: tokens.slice(next) }, current);
    if (instead === undefined) continue;
    tokens = [...tokens.slice(0, at), ...instead, ...tokens.slice(next)];
    at += instead.length - 1;
  }
  return tokens;
}

/** Each row of the table in its turn, wherever it matches. */
export function withConstructions(
  sentence: Sentence,
  rows: readonly Construction[] = constructions,
): readonly Token[] {
  let tokens = withKindsCounted(sentence);
  for (const row of rows) {
    if (row.languages !== "*" && !row.languages.includes(sentence.grammar.language)) continue;
    const current = { ...sentence, tokens };
    const { keyword } = row;
    if (keyword !== undefined && !tokens.some((_, at) => keyword(current, at))) continue;
    tokens = applied(current, row);
  }
  return tokens;
}
