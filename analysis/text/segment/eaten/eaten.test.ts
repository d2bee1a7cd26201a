import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { amounts, shareSaid, verbs, whether } from "./clause.ts";

const words = readTsv(new URL("./clause-words.tsv", import.meta.url));
const rows = readTsv(new URL("./eaten.tsv", import.meta.url));

describe("the words of a clause", () => {
  it.each(languages)("say one thing each (%s)", (language) => {
    const phrases = words
      .filter(([of]) => of === language)
      .flatMap(([, label = "", all = ""]) => all.split(",").map((phrase) => [phrase.trim(), label] as const));
    const labels = Map.groupBy(phrases, ([phrase]) => phrase);
    const twice = [...labels].filter(([, found]) => new Set(found.map(([, label]) => label)).size > 1);
    expect(twice.map(([phrase]) => phrase)).toEqual([]);
  });
});

describe("a row of what was eaten", () => {
  it.each(rows.map((row) => [row.join(" "), row] as const))(
    "is made of what a clause can say: %s",
    (_, row) => {
      const [verb = "", who = "", not = "", how = ""] = row;
      const said = [
        [verb, [...verbs, "put", "none"]],
        [who, ["self", "other"]],
        [not, [...whether, "-"]],
        [how, [...amounts, "count", "none"]],
      ] as const;
      for (const [cell, known] of said)
        if (cell !== "*") expect(known).toEqual(expect.arrayContaining(cell.split("|")));
    },
  );

  it("is the first that holds", () => {
    expect(shareSaid({ verb: "away", who: "self", not: "-", how: "part" })).toBe("1-part");
    expect(shareSaid({ verb: "finish", who: "self", not: "not", how: "none" })).toBe("0.7");
    expect(shareSaid({ verb: "away", who: "other", not: "-", how: "none" })).toBeUndefined();
  });
});
