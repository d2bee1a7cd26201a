import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { storedPreferences, storePreferences } from "../storage/diary-preferences.ts";
import { createI18n } from "./create-i18n.ts";
import { inWordsOf, regionalWords, regions } from "./regional-words.ts";
import { getTranslations } from "./translations.server.ts";

function translatorIn(language: Language, country: Country | null) {
  storePreferences({ ...storedPreferences(), country });
  return createI18n(language, { [language]: getTranslations(language) }, [regionalWords]);
}

describe("the words of a country", () => {
  it.each([
    ["en", "GB", "analysis:macros.fiber", "Fibre"],
    ["en", "GB", "analysis:capture.analyse", "Analyse meal"],
    ["en", "CA", "add:favourites", "Favourites"],
    ["en", "CA", "analysis:capture.analyse", "Analyze meal"],
    ["en", "US", "analysis:macros.fiber", "Fiber"],
    ["en", null, "analysis:macros.fiber", "Fiber"],
    ["es", "MX", "analysis:sizes.slice", "Rebanada"],
    ["es", "ES", "analysis:sizes.slice", "Trozo"],
  ] as const)("are in %s of %s: %s is %s", (language, country, key, text) => {
    const i18n = translatorIn(language, country);
    expect(i18n.t(key)).toBe(text);
    storePreferences({ ...storedPreferences(), country: null });
  });

  it("are those of one region for each country of a language", () => {
    for (const { language } of regions) {
      const codes = regions
        .filter((each) => each.language === language)
        .flatMap((each) => each.countries.split(" "));
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

/** The areas that pages show before they run in the browser, where the country is not known. */
const renderedByServer = {
  auth: ["login", "register", "field", "validation", "strength", "aside", "provider"],
  account: ["forgot", "reset", "confirm"],
  analysis: ["scanner"],
  common: ["app", "loading", "action", "nav", "footer", "pages", "notFound", "errorBoundary"],
} as const;

it.each(Object.entries(renderedByServer))(
  "no text that the server renders has such a word: %s",
  (namespace, areas) => {
    const all = getTranslations("en")[namespace] as Readonly<Record<string, unknown>>;
    const shown = JSON.stringify(areas.map((area) => all[area]));
    const changed = ["GB", "CA"].filter((country) => inWordsOf(country, "en", shown) !== shown);
    expect(changed).toEqual([]);
  },
);
