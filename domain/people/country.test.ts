import { describe, expect, it } from "vitest";
import { countries, countryOfLocales, isCountry, usualCountry } from "./country.ts";
import { languages } from "./language.ts";

describe("countries", () => {
  it("have a distinct name in every language", () => {
    for (const language of languages) {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
      const named = countries.map((code) => names.of(code));
      expect(named.every((name) => name !== undefined)).toBe(true);
      expect(new Set(named).size).toBe(countries.length);
    }
  });

  it.each([
    ["es-MX", "MX"],
    ["fr_CA", "CA"],
    ["en-gb", "GB"],
    ["zh-Hant-TW", "TW"],
    ["ca-ES-valencia", "ES"],
    ["es", undefined],
    ["es-419", undefined],
    ["en-XX", undefined],
    ["", undefined],
  ])("are read from the locale %j", (locale, country) => {
    expect(countryOfLocales([locale])).toBe(country);
  });

  it("countryOfLocales returns the first country in the list", () => {
    expect(countryOfLocales(["es", "es-AR", "en-US"])).toBe("AR");
    expect(countryOfLocales([])).toBeUndefined();
  });

  it("there is a usual country for every language", () => {
    expect(Object.values(usualCountry).every(isCountry)).toBe(true);
  });
});
