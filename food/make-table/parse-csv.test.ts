import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberOf, parseCsv, textOf } from "./parse-csv.ts";

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

describe("parseCsv", () => {
  it("reads quotes, commas and line ends inside cells", () => {
    const [record] = parseCsv('\uFEFFname,grams\r\n"Milk, ""whole""\nfresh",244\r\n');
    expect(record && textOf(record, "name")).toBe('Milk, "whole"\nfresh');
    expect(record && numberOf(record, "grams")).toBe(244);
  });

  it("gives back any cells", () => {
    const cells = fc.tuple(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.array(cells), (lines) => {
        const text = ["a,b", ...lines.map((line) => line.map(quoted).join(","))].join("\n");
        expect(parseCsv(text).map((record) => [...record.values()])).toEqual(lines);
      }),
    );
  });

  it("keeps an empty last cell", () => {
    expect([...(parseCsv("a,b\n1,")[0]?.values() ?? [])]).toEqual(["1", ""]);
  });

  it("refuses a record of another length, a missing column, and what is no number", () => {
    expect(() => parseCsv("a,b\n1,2,3\n")).toThrow("3 cells");
    const [record = new Map<string, string>()] = parseCsv("a,b\n,x\n");
    expect(() => textOf(record, "c")).toThrow("missing");
    expect(() => numberOf(record, "a")).toThrow("Not a number");
    expect(() => numberOf(record, "b")).toThrow("Not a number");
  });
});
