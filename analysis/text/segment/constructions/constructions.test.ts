import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { grammars } from "../../languages/grammars.ts";
import { usualLexicon } from "../../lexicon/load-lexicon.ts";
import { withNumbersRead } from "../../quantities/numbers-in-words.ts";
import { tokenise } from "../../words/tokenise.ts";
import { type Construction, constructions, withConstructions } from "./with-constructions.ts";

function readAs(text: string, language: Language, rows: readonly Construction[]): string {
  const grammar = grammars[language];
  const typed = { tokens: tokenise(text, language), grammar, lexicon: usualLexicon(grammar) };
  return withConstructions({ ...typed, tokens: withNumbersRead(typed) }, rows)
    .map((token) => token.text)
    .join(" ");
}

const asTyped = (text: string, language: Language) => readAs(text, language, []);

const languageOf = ({ languages: ofRow }: Construction): readonly Language[] =>
  languages.filter((each) => ofRow === "*" || ofRow.includes(each));

describe("a construction", () => {
  it.each(constructions.map((row) => [row.example, row.readAs, row] as const))(
    "reads %s as %s",
    (example, expected, row) => {
      expect(languageOf(row).map((each) => readAs(example, each, [row]))).toContain(expected);
    },
  );

  it.each(constructions.map((row) => [row.counterexample, row] as const))("leaves alone: %s", (text, row) => {
    for (const language of languageOf(row))
      expect(readAs(text, language, [row])).toBe(asTyped(text, language));
  });
});
