import { describe, expect, it } from "vitest";
import { parseAcceptLanguage } from "./detect-language.ts";
import { chosenLanguageCookie, detectRequestLanguage } from "./request-language.ts";

function pageRequest(address: string, headers: Record<string, string> = {}): Request {
  return new Request(new URL(address, "https://platewise.example"), { headers });
}

describe("the language of a page", () => {
  it.each([
    [
      "?lang before the stored choice",
      "/?lang=fr",
      { cookie: "i18nextLng=es", "accept-language": "en" },
      "fr",
    ],
    [
      "the stored choice before the browser's",
      "/",
      { cookie: "a=b; i18nextLng=es", "accept-language": "fr" },
      "es",
    ],
    ["the browser's first supported language", "/", { "accept-language": "de, fr;q=0.7, es;q=0.9" }, "es"],
    ["the path", "/fr/about", { "accept-language": "de" }, "fr"],
    ["the subdomain", "https://es.platewise.example/", {}, "es"],
    ["English", "/", {}, "en"],
    ["the browser if ?lang is unknown", "/?lang=xx", { "accept-language": "es-MX" }, "es"],
  ])("comes from %s", (_, address, headers, language) => {
    expect(detectRequestLanguage(pageRequest(address, headers as Record<string, string>))).toBe(language);
  });

  it("is stored only when chosen with ?lang", () => {
    expect(chosenLanguageCookie(new URL("/?lang=es", "https://platewise.example"))).toContain(
      "i18nextLng=es; Path=/",
    );
    expect(chosenLanguageCookie(new URL("/?lang=xx", "https://platewise.example"))).toBeUndefined();
    expect(chosenLanguageCookie(new URL("/", "https://platewise.example"))).toBeUndefined();
  });
});

describe("parsing Accept-Language", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", ["fr-CA", "fr", "en"]],
    ["en;q=0.2, es", ["es", "en"]],
    ["*;q=0.1, fr;q=0", ["*"]],
    [";;q=,", []],
    [null, []],
  ])("turns %s into %j", (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });
});
