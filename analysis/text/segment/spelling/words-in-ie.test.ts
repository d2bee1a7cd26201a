/** Checks that nouns in -ie ("cookie"), whose stem ends in -y, are singular or plural like any other. */
import { expect, it } from "vitest";
import { grammars } from "../../languages/grammars.ts";
import { entriesOfRegions, lexiconFor, regionalLexiconNames } from "../../lexicon/load-lexicon.ts";
import { tokenise } from "../../words/tokenise.ts";
import { wordOfTerm } from "../names/read-term.ts";

const grammar = grammars.en;
const countries = ["US", "GB", "AU", "CA"] as const;
const terms = countries.flatMap((country) => {
  const named = entriesOfRegions(regionalLexiconNames("en", country), grammar).filter(
    ({ term, kind }) => /^\w+ie$/.test(term) && kind === "food",
  );
  return named.map(({ term }) => [country, term] as const);
});

function isSeveral(country: (typeof countries)[number], text: string): boolean | undefined {
  const lexicon = lexiconFor(grammar, country);
  const tokens = tokenise(text, "en");
  const found = lexicon.find(tokens, 0);
  return found && wordOfTerm({ tokens, grammar, lexicon }, 0, found)?.isSeveralOfOne;
}

it("has nouns to judge by", () => {
  expect(terms.length).toBeGreaterThan(8);
});

it.each(terms)("are several in the plural only (%s): %s", (country, term) => {
  expect(isSeveral(country, term)).toBe(false);
  expect(isSeveral(country, `${term}s`)).toBe(true);
});
