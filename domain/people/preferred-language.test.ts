import { describe, expect, it } from "vitest";
import { acceptedTags, preferredCountry, preferredLanguage } from "./preferred-language.ts";

describe("an Accept-Language header", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", ["fr-CA", "fr", "en"]],
    ["en;q=0.2, es", ["es", "en"]],
    ["*;q=0.1, fr;q=0", ["*"]],
    [";;q=,", []],
    [undefined, []],
  ])("%s lists %j, the best first", (header, tags) => {
    expect(acceptedTags(header)).toEqual(tags);
  });

  it("asks for the first language that we have", () => {
    expect(preferredLanguage("de, es;q=0.8, en;q=0.5")).toBe("es");
    expect(preferredLanguage("en;q=0.2, fr-CA")).toBe("fr");
    expect(preferredLanguage("de")).toBe("en");
  });

  it("names the first country of its tags", () => {
    expect(preferredCountry("es, es-MX;q=0.9, en-US;q=0.8")).toBe("MX");
    expect(preferredCountry("es")).toBeUndefined();
  });
});
