import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSets, wordSet } from "./read-word-files.ts";

const code = globSync("analysis/text/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const constructions = globSync("analysis/text/segment/**/*.tsv")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** By code, or as "{set}", "{~set}", "{-set}", "{.set}" or "{#set}" by a construction. */
const isUsed = (set: string) =>
  code.includes(`("${set}")`) || new RegExp(`\\{[-~.#]*${set}\\}`).test(constructions);

it.each([
  ...globSync("analysis/text/words/sets/*.sets.tsv"),
  ...globSync("analysis/text/languages/words/??.tsv"),
])("uses every set of %s", (file) => {
  const sets = readSets(new URL(`../../../${file}`, import.meta.url));
  expect([...sets.keys()].filter((set) => !isUsed(set))).toEqual([]);
});

it("names the set that is missing", () => {
  expect(() => wordSet("nonsense")).toThrow('No set of words is called "nonsense"');
});
