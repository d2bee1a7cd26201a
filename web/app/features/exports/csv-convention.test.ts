import { expect, it } from "vitest";
import { csvConvention } from "./csv-convention.ts";

it.each([
  ["en-US", "point"],
  ["es-MX", "point"],
  ["es-ES", "comma"],
  ["fr-FR", "comma"],
])("in %s, spreadsheets expect the decimal %s", (locale, convention) => {
  expect(csvConvention(locale)).toBe(convention);
});
