import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { loadFoodTable, loadNames } from "../load-food-table.ts";
import { readNamesFile, shownName } from "./food-names.ts";

const names = [...loadNames()];

describe("the food names", () => {
  it("name several thousand rows, and name them in all three languages", () => {
    const partly = names.filter(([, { en, es, fr }]) => [en, es, fr].some((cell) => cell.length === 0));
    expect(names.length).toBeGreaterThan(2000);
    expect(partly.map(([code]) => code)).toEqual([]);
  });

  it.each(languages)("show each food by a name of its own in %s", (language) => {
    const shown = names.map(([code, each]) => [shownName(each, language)?.toLocaleLowerCase(), code]);
    const codes = Map.groupBy(shown, ([name]) => name);
    expect([...codes.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it("are short", () => {
    const long = names.flatMap(([, each]) => languages.map((language) => shownName(each, language) ?? ""));
    expect(long.filter((name) => name.split(" ").length > 9)).toEqual([]);
  });

  it("belong to rows that the table has", () => {
    const codes = new Set(loadFoodTable().rows.map((row) => row.source.code));
    expect(names.map(([code]) => code).filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe("the Spanish food names", () => {
  it("say skimmed as Spain and as America do", () => {
    const said = new Set(names.flatMap(([, { es }]) => es.map((name) => name.toLocaleLowerCase())));
    const ofSpain = [...said].filter((name) => name.includes("desnatad"));
    expect(ofSpain.length).toBeGreaterThan(5);
    expect(ofSpain.filter((name) => !said.has(name.replace("desnatad", "descremad")))).toEqual([]);
  });
});

describe("a file of food names", () => {
  it("gives the shown name first, then the others", () => {
    const read = readNamesFile("# remark\n123\tMilk|cow's milk\tLeche\tLait\n");
    expect(read.get("123")).toEqual({
      en: ["Milk", "cow's milk"],
      es: ["Leche"],
      fr: ["Lait"],
      ofSource: [],
    });
  });

  it("must not name a code twice or leave a cell out", () => {
    expect(() => readNamesFile("1\ta\tb\tc\n1\td\te\tf\n")).toThrow(/named twice/);
    expect(() => readNamesFile("1\ta\tb\n")).toThrow(/4 cells/);
  });
});
