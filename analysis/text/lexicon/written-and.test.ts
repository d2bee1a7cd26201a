import { expect, it } from "vitest";
import { grammars } from "../languages/grammars.ts";
import { tokenise } from "../words/tokenise.ts";
import { usualLexicon } from "./load-lexicon.ts";

const lexicon = usualLexicon(grammars.en);
const terms = lexicon.entries.map(({ term }) => term).filter((term) => / and /.test(term));

function find(text: string) {
  const tokens = tokenise(text, "en");
  const found = lexicon.find(tokens, 0);
  return { words: found?.term.words ?? [], isWhole: found?.next === tokens.length };
}

it.each(["&", "n"])("finds every name that has an and, typed with %s", (mark) => {
  expect(terms.length).toBeGreaterThan(0);
  const missed = terms.filter((term) => {
    const spelt = find(term.replaceAll(" and ", ` ${mark} `));
    return !spelt.isWhole;
  });
  expect(missed).toEqual([]);
});

it("keeps a mark that is part of a name", () => {
  expect(find("in n out fries").words).toContain("n");
});
