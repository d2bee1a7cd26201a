import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { grammars } from "../../languages/grammars.ts";
import { usualLexicon } from "../../lexicon/load-lexicon.ts";
import { withNumbersRead } from "../../quantities/numbers-in-words.ts";
import { tokenise } from "../../words/tokenise.ts";
import { allTold, type ShareRow, shareRows } from "./told.ts";

function toldIn(text: string, language: Language, row: ShareRow) {
  const grammar = grammars[language];
  const sentence = { tokens: tokenise(text, language), grammar, lexicon: usualLexicon(grammar) };
  return allTold({ ...sentence, tokens: withNumbersRead(sentence) }, [row]);
}

const languagesOf = ({ languages: ofRow }: ShareRow): readonly Language[] =>
  languages.filter((each) => ofRow === "*" || ofRow.includes(each));

describe("a row of shares", () => {
  it.each(shareRows.map((row) => [row.tells, row.example, row] as const))(
    "tells %s in: %s",
    (tells, example, row) => {
      const found = languagesOf(row).flatMap((language) => toldIn(example, language, row));
      expect(found.map((told) => told.tells)).toContain(tells);
    },
  );

  it.each(shareRows.map((row) => [row.counterexample, row] as const))("tells nothing in: %s", (text, row) => {
    for (const language of languagesOf(row)) expect(toldIn(text, language, row)).toEqual([]);
  });
});
