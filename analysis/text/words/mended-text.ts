/** What a text says once its slips are mended: names of rows are compared with the words that were meant. */
import { foldAccents } from "./fold.ts";
import type { Token } from "./tokenise.ts";

/** A part of a text, by its places in it. */
export type PartOfText = (start: number, end: number) => string | undefined;

/** The part with the words that were mended; undefined where none was. */
export function mendedPartsOf(text: string, tokens: readonly Token[]): PartOfText {
  const mended = tokens.filter(
    (token) => token.kind === "word" && foldAccents(text.slice(token.start, token.end)) !== token.text,
  );
  return (start, end) => {
    const inside = mended.filter((token) => token.start >= start && token.end <= end);
    if (inside.length === 0) return undefined;
    let said = "";
    let at = start;
    for (const token of inside) {
      said += `${text.slice(at, token.start)} ${token.text}`;
      at = token.end;
    }
    return said + text.slice(at, end);
  };
}
