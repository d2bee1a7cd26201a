import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCsvRow } from "./csv.ts";

/** As a spreadsheet reads a row. */
function read(row: string): string[] {
  const cells = row.replace(/\r\n$/, "").matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gy);
  return [...cells]
    .map(([, cell = ""]) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    .slice(0, -1);
}

describe("a CSV row", () => {
  it.each([
    ["plain", "Apple", "Apple"],
    ["a comma", "rice, white", '"rice, white"'],
    ["quotes", 'the "best" soup', '"the ""best"" soup"'],
    ["a new line", "two\nlines", '"two\nlines"'],
    ["a formula", "=1+1", "'=1+1"],
    ["a formula with a comma", '=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
    ["a plus", "+34 600", "'+34 600"],
    ["a minus", "-1", "'-1"],
    ["an at", "@SUM(A1)", "'@SUM(A1)"],
    ["a tab", "\t=1", "'\t=1"],
    ["accents", "Crème brûlée 🍮", "Crème brûlée 🍮"],
  ])("with %s", (_, text, cell) => {
    expect(formatCsvRow([text, 1.5, null])).toBe(`${cell},1.5,\r\n`);
  });

  it.each([..."=+-@＝＋－＠﹦﹢﹣﹫⁺₊⁻₋⁼₌−"])(
    "with %s is text, with and without what has no width before it",
    (sign) => {
      const before = [
        "",
        "\u200b",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\u200e\u200b",
        "\u180e",
        "\u0301",
        "\u{e0001}",
      ];
      for (const text of before.map((unseen) => `${unseen}${sign}1+1`))
        expect(formatCsvRow([text])).toBe(`'${text}\r\n`);
    },
  );

  it("with an invisible character before a word stays unchanged", () => {
    expect(formatCsvRow(["\u200bApple", "e\u0301té"])).toBe("\u200bApple,e\u0301té\r\n");
  });

  it("is parsed to the same cells, none of them a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 6 }), (texts) => {
        const cells = read(formatCsvRow([...texts, "end"]));
        expect(
          cells.map((cell, at) => cell === (texts[at] ?? "end") || cell === `'${texts[at]}`),
        ).not.toContain(false);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

it("with decimal commas, cells are separated by semicolons, and texts that hold one are quoted", () => {
  expect(formatCsvRow(["Soup; hot", 1.5, -2, null, "=1"], "comma")).toBe('"Soup; hot";1,5;-2;;\'=1\r\n');
});
