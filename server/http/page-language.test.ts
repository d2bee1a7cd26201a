import { describe, expect, it } from "vitest";
import { chosenLanguageCookie, languageOfPage } from "./page-language.ts";

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
    ["English", "/", {}, "en"],
    ["the browser if ?lang is unknown", "/?lang=xx", { "accept-language": "es-MX" }, "es"],
  ])("comes from %s", (_, address, headers: { cookie?: string; "accept-language"?: string }, language) => {
    const url = new URL(address, "https://platewise.example");
    const { cookie: cookies, "accept-language": acceptLanguage } = headers;
    expect(languageOfPage({ url, cookies, acceptLanguage })).toBe(language);
  });

  it("is stored only when chosen with ?lang", () => {
    expect(chosenLanguageCookie(new URL("/?lang=es", "https://platewise.example"))).toContain(
      "i18nextLng=es; Path=/",
    );
    expect(chosenLanguageCookie(new URL("/?lang=xx", "https://platewise.example"))).toBeUndefined();
    expect(chosenLanguageCookie(new URL("/", "https://platewise.example"))).toBeUndefined();
  });
});
