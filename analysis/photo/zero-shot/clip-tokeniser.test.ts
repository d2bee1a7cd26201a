import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { contextTokens, readTokeniser } from "./clip-tokeniser.ts";

const json = readFileSync(new URL("./testing/tokenizer.json", import.meta.url), "utf8");
const { vocab } = z
  .object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) })
  .parse(JSON.parse(json)).model;
const wordOf = new Map(Object.entries(vocab).map(([token, number]) => [number, token]));
const tokenise = readTokeniser(json);

function wordsOf(text: string): readonly string[] {
  const words = tokenise(text).map((number) => wordOf.get(number) ?? "");
  expect(words).toHaveLength(contextTokens);
  const end = words.indexOf("<|endoftext|>");
  expect(words[0]).toBe("<|startoftext|>");
  expect(new Set(words.slice(end))).toEqual(new Set(["<|endoftext|>"]));
  return words.slice(1, end);
}

test("learnt words are one token, others are spelt, the last part says that the word ends", () => {
  expect(wordsOf("Orange  BROCCOLI")).toEqual(["orange</w>", "broccoli</w>"]);
  expect(wordsOf("egg")).toEqual(["e", "g", "g</w>"]);
});

test("the pair learnt first is merged first, as far as it goes", () => {
  expect(wordsOf("oranges")).toEqual(["orang", "e", "s</w>"]);
  expect(wordsOf("orang")).toEqual(["oran", "g</w>"]);
});

test("digits stand alone, signs and endings are words of their own", () => {
  expect(wordsOf("12 it's a, b.")).toEqual([
    "1</w>",
    "2</w>",
    "i",
    "t</w>",
    "'",
    "s</w>",
    "a</w>",
    ",</w>",
    "b</w>",
    ".</w>",
  ]);
});

test("letters beyond ASCII are spelt by their bytes", () => {
  expect(wordsOf("é")).toEqual(["Ã", "©</w>"]);
});

test("nothing is a start and an end; too much is cut before the end", () => {
  expect(wordsOf(" ")).toEqual([]);
  expect(wordsOf("egg ".repeat(100))).toHaveLength(contextTokens - 2);
});

test("what is no tokeniser is refused", () => {
  expect(() => readTokeniser("{}")).toThrow();
  expect(() => readTokeniser('{"model":{"vocab":{},"merges":[]}}')).toThrow("<|startoftext|>");
});
