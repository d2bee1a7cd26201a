import { expect, it } from "vitest";
import { parseNumber } from "./parse-number.ts";

it.each([
  ["72,5", 72.5],
  [" 72.5 ", 72.5],
  ["1e3", undefined],
  ["-3", undefined],
  ["7,2,5", undefined],
])("parses %j as %s", (text, amount) => {
  expect(parseNumber(text)).toBe(amount);
});
