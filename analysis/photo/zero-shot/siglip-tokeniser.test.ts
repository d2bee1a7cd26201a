// On a tokeniser of Gemma's shape that knows four words, made by make_tiny_siglip.py with what `tokenizers` itself answers.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contextTokens, readTokeniser } from "./siglip-tokeniser.ts";

const fileOf = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url), "utf8");
const references = z
  .array(z.object({ text: z.string(), tokens: z.array(z.number()) }))
  .parse(JSON.parse(fileOf("tokens.json")));
const tokenise = readTokeniser(fileOf("tokenizer.json"));

describe("the tokeniser", () => {
  it.each(references)("gives the tokens of the reference for “$text”", ({ text, tokens }) => {
    expect(tokenise(text)).toEqual(tokens);
  });

  it("always gives as many as the model reads, and says where the text ends", () => {
    for (const text of ["", "egg", "broccoli ".repeat(100)]) {
      expect(tokenise(text)).toHaveLength(contextTokens);
      expect(tokenise(text)).toContain(1);
    }
  });

  it("refuses what is no tokeniser, and one without its end", () => {
    expect(() => readTokeniser("{}")).toThrow();
    expect(() => readTokeniser('{"model":{"vocab":{},"merges":[]}}')).toThrow("<eos>");
  });
});
