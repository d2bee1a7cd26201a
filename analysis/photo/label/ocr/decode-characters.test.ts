import { expect, it } from "vitest";
import { narrowSign } from "./decode-characters.ts";

it.each([
  ["，", ","],
  ["：", ":"],
  ["（", "("],
  ["＜", "<"],
  ["。", "."],
  ["½", "½"],
  ["é", "é"],
])("reads %s as %s", (wide, narrow) => {
  expect(narrowSign(wide)).toBe(narrow);
});
