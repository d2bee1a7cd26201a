import { readdirSync, readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { regions as englishRegions } from "./regions/en.ts";
import { regions as spanishRegions } from "./regions/es.ts";
import { regions as frenchRegions } from "./regions/fr.ts";
import { type InWordsOfRegion, inWordsOfRegion, type Words } from "./regions/in-words-of-region.ts";
import { renderText, type Text, type TextKey } from "./render-text.ts";

const folder = (language: string) => new URL(`./${language}/server/`, import.meta.url);
const namespaces = readdirSync(folder("en")).map((file) => file.replace(".json", ""));

/** As the interface reads its texts (web/app/i18n/create-i18n.ts), with the one format that only these have. */
function i18nextIn(language: Language) {
  const texts = namespaces.map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`${name}.json`, folder(language)), "utf8")),
  ]);
  const instance = createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instance.services.formatter?.add(
    "capitalised",
    (value: string) => value.charAt(0).toLocaleUpperCase(language) + value.slice(1),
  );
  return instance;
}

function templatesOf(language: string): [key: string, template: string][] {
  const flatten = (path: string, texts: object): [string, string][] =>
    Object.entries(texts).flatMap(([key, child]) =>
      typeof child === "string" ? [[path + key, child]] : flatten(`${path}${key}.`, child),
    );
  return namespaces.flatMap((name) =>
    flatten(`${name}:`, JSON.parse(readFileSync(new URL(`${name}.json`, folder(language)), "utf8"))),
  );
}

const english = { language: "en", country: null } as const;
const spanish = { language: "es", country: null } as const;
const french = { language: "fr", country: null } as const;

const values = {
  food: "pan & queso $& {{grams}}",
  amount: "140 g",
  cups: "1½",
  grams: 1234.5,
  sodiumMg: 1234,
  count: 2,
  ...{ drinks: 2.7, percent: 48, goal: 25, dayGrams: 20, actual: "0,3", target: "7,5", unit: "mg", days: 5 },
  ...{
    name: "Ana",
    foods: "kiwi",
    price: "9,99 $",
    date: "5 abril",
    link: "https://h.example",
    card: "4242",
    ...{
      browser: "Firefox",
      system: "Android",
      device: "Firefox, Android",
      time: "5 abril, 12:00",
      ended: "• 2 x",
      provider: "Google",
    },
  },
};

/** Only those that the template names: i18next takes others, such as `unit`, for options of its number format. */
function valuesOf(template: string): NonNullable<Text["values"]> {
  const named = [...template.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => named.includes(name)));
}

const regionsOf = { en: englishRegions, es: spanishRegions, fr: frenchRegions };
/** A text of ours that many countries of the language change. */
const changed: Readonly<Record<Language, TextKey>> = {
  en: "advice:recommendation.nutrient.iodine.foods",
  es: "questions:kind.potato",
  fr: "imports:meals.breakfast",
};

/** Marks words of ours that the country has others for. One that means something else there, as "déjeuner", is not strange. */
function markStrangeWords(language: Language, country: Country): InWordsOfRegion | undefined {
  const theirs = regionsOf[language].filter(({ countries }) => countries.includes(country));
  const words: Words = Object.assign({}, ...theirs.map((region) => region.words));
  const isTheirs = (word: string) => Object.values(words).some((their) => their.includes(word));
  const strange = Object.keys(words).filter((word) => !isTheirs(word.replace("*", "")));
  return inWordsOfRegion(
    [{ countries: country, words: Object.fromEntries(strange.map((word) => [word, "§"])) }],
    country,
  );
}

describe("a text", () => {
  it.each(languages)("reads in %s as i18next would read it, whatever its count", (language) => {
    const i18next = i18nextIn(language);
    const templates = templatesOf(language);
    expect(templates.length).toBeGreaterThan(150);
    for (const [key, template] of templates) {
      const plain = key.replace(/_(one|many|other)$/, "");
      for (const count of plain === key ? [2] : [0, 0.5, 1, 2, 1e6]) {
        const given = { ...valuesOf(template), ...(plain !== key && { count }) };
        const read = i18next.t(plain, { ...given, nest: false, skipOnVariables: true });
        const text = { key: plain as TextKey, values: given };
        expect(renderText({ language, country: null }, text), `${language} ${key} ${count}`).toBe(
          String(read),
        );
      }
    }
  });

  it("writes numbers as the language does", () => {
    const tip: Text = { key: "advice:tip.alcohol", values: { grams: 27, drinks: 2.7 } };
    expect(renderText(english, tip)).toContain("as much as 2.7 standard drinks");
    expect(renderText(spanish, tip)).toContain("2,7 unidades");
  });

  it("may be a value of another text", () => {
    const amount: Text = { key: "questions:amount.cups", values: { count: 1, grams: 70, cups: "½" } };
    const text: Text = { key: "questions:choice.smallPortion", values: { amount } };
    expect(renderText(english, text)).toBe("Small, about 70 g (½ cup)");
    expect(renderText(french, text)).toContain("70 g");
  });

  it.each(languages)("in %s has no word that is strange to the reader's country", (language) => {
    const countries = [...new Set(regionsOf[language].flatMap((region) => region.countries.split(" ")))];
    expect(countries.length).toBeGreaterThan(2);
    for (const country of countries) {
      const mark = markStrangeWords(language, country);
      for (const [key, template] of templatesOf(language)) {
        const plain = key.replace(/_(one|many|other)$/, "") as TextKey;
        const named = Object.keys(valuesOf(template)).map((name) => [name, { key: changed[language] }]);
        const given = { ...Object.fromEntries(named), ...(plain !== key && { count: 2 }) };
        const shown = renderText({ language, country }, { key: plain, values: given });
        expect(mark?.(shown), `${country} ${key}: ${shown}`).not.toContain("§");
      }
    }
  });

  it("writes numbers as the country does", () => {
    const tip: Text = { key: "advice:tip.alcohol", values: { grams: 27, drinks: 2.7 } };
    expect(renderText({ language: "es", country: "MX" }, tip)).toContain("2.7 unidades");
  });

  it("begins a sentence with a capital, and takes what a person typed as it is", () => {
    const text: Text = { key: "questions:ask.count", values: { food: "élan {{food}} $&" } };
    expect(renderText(french, text)).toMatch(/^Élan \{\{food\}\} \$&/);
  });

  it("fails without a value that it needs, and without a template", () => {
    expect(() => renderText(english, { key: "questions:ask.count" })).toThrow("lacks a value for {{food");
    expect(() => renderText(english, { key: "questions:ask" as TextKey })).toThrow(
      "No text questions:ask in en",
    );
    expect(() => renderText(english, { key: "toString" as TextKey })).toThrow("No text toString in en");
  });

  it("asks questions with a question mark, and of the food", () => {
    for (const language of languages) {
      const asked = templatesOf(language).filter(([key]) => key.startsWith("questions:ask."));
      expect(asked.length).toBeGreaterThan(15);
      for (const [key, template] of asked)
        expect(template, `${language} ${key}`).toMatch(/^\{\{food, capitalised\}\}\s?: .*\?$/);
    }
  });
});
