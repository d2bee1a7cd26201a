import { expect, test } from "vitest";
import { PackedLists, PackedTexts } from "./packed-lists.ts";

test("packed lists give back each list, an empty one too", () => {
  const lists = [[3, 1], [], [7]];
  const packed = new PackedLists(lists);
  expect(lists.map((_, at) => [...packed.of(at)])).toEqual(lists);
  expect(packed.at(0, 1)).toBe(1);
  expect(packed.at(0, 2)).toBeUndefined();
  expect(packed.includes(2, 7)).toBe(true);
  expect(packed.includes(0, 7)).toBe(false);
});

test("packed texts give back each text, with every letter", () => {
  const texts = ["œuf", "", "piñón", "🍕"];
  const packed = new PackedTexts(texts);
  expect(texts.map((_, at) => packed.of(at))).toEqual(texts);
});
