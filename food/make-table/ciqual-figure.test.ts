import { describe, expect, it } from "vitest";
import { readCiqualFigure } from "./ciqual-figure.ts";

describe("readCiqualFigure", () => {
  it.each([
    ["1,5", 1.5, false],
    ["0", 0, false],
    ["1070", 1070, false],
    ["traces", 0, false],
    ["< 0,5", 0.25, true],
    ["<20", 10, true],
    ["1,08e-05", 0.0000108, false],
  ])("reads %s", (text, value, isBelow) => {
    expect(readCiqualFigure(text)).toEqual({ value, isBelow });
  });

  it.each(["-", "", " - "])("takes %j as unknown, not as 0", (text) => {
    expect(readCiqualFigure(text)).toBeNull();
  });

  it("refuses what it does not know", () => {
    expect(() => readCiqualFigure("env. 3")).toThrow("not a figure");
  });
});
