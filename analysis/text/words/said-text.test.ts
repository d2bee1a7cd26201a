import { describe, expect, it } from "vitest";
import { SaidText } from "./said-text.ts";

describe("a text that is spelt out", () => {
  const said = SaidText.asTyped("Crème w brûlée 0.0, w rice")
    .replace(/\bw\b/gu, "with")
    .replace(/0\.0/gu, "alcohol free")
    .replace(/with(?= rice)/gu, "beside");

  it("knows where each of its words was typed, however often it was changed", () => {
    const typed = [...said.text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) =>
      said.typedFor({ start: index, end: index + word.length }),
    );
    expect(said.text).toBe("Crème with brûlée alcohol free, beside rice");
    expect(typed).toEqual(["Crème", "w", "brûlée", "0.0", "0.0", "w", "rice"]);
  });

  it("finds a part of a word in what was typed together", () => {
    const start = said.text.indexOf("lée");
    expect(said.typedFor({ start, end: start + 3 })).toBe("lée");
  });

  it("finds nothing for a place without length", () => {
    expect(said.find({ start: 3, end: 3 })).toBeUndefined();
  });
});
