import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { regions as english } from "./en.ts";
import { regions as spanish } from "./es.ts";
import { regions as french } from "./fr.ts";
import { inWordsOfRegion, type Region } from "./in-words-of-region.ts";

const regionsOf: Readonly<Record<Language, readonly Region[]>> = { en: english, es: spanish, fr: french };

function textsOf(language: Language): readonly [key: string, text: string][] {
  const folder = new URL(`../${language}/`, import.meta.url);
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(value as object).flatMap(([name, child]) =>
          flatten(child, key.endsWith(":") ? `${key}${name}` : `${key}.${name}`),
        );
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && file !== "marketing.json")
    .flatMap((file) =>
      flatten(JSON.parse(readFileSync(new URL(file, folder), "utf8")), file.replace(".json", ":")),
    );
}

function say(language: Language, country: Country, text: string, key?: string): string {
  return inWordsOfRegion(regionsOf[language], country)?.(text, key) ?? text;
}

describe("a text in the words of a country", () => {
  it.each([
    ["en", "GB", "Fiber", "Fibre"],
    ["en", "GB", "Analyze meal", "Analyse meal"],
    ["en", "CA", "Analyze meal", "Analyze meal"],
    ["en", "CA", "Favorites", "Favourites"],
    ["en", "US", "Fiber", "Fiber"],
    ["es", "ES", "Añadir una comida", "Añadir una comida"],
    ["es", "MX", "Añadir una comida", "Agregar una comida"],
    ["es", "MX", "Semidesnatada (2 %)", "Semidescremada (2 %)"],
    ["es", "CO", "Un día de media", "Un día en promedio"],
    ["es", "AR", "Fuera de la media, sin comidas: 2", "Fuera del promedio, sin comidas: 2"],
    ["es", "MX", "p. ej. media porción, sin pan", "p. ej. media porción, sin pan"],
    ["es", "MX", "No se han podido cargar tus listas", "No se pudieron cargar tus listas"],
    ["es", "AR", "Trozo", "Rebanada"],
    ["fr", "FR", "Petit-déjeuner, déjeuner, dîner", "Petit-déjeuner, déjeuner, dîner"],
    ["fr", "CA", "Petit-déjeuner, déjeuner, dîner", "Déjeuner, dîner, souper"],
    ["fr", "CH", "Copier le dîner d’hier", "Copier le souper d’hier"],
    ["fr", "CA", "Ajouter au goûter", "Ajouter à la collation"],
    ["fr", "BE", "Ajouter au goûter", "Ajouter au goûter"],
    ["fr", "CA", "Saisissez une adresse e-mail valide.", "Saisissez une adresse courriel valide."],
    ["en", "GB", "{{fiber}} fiber", "{{fiber}} fibre"],
  ] as const)("%s of %s: %s", (language, country, ours, theirs) => {
    expect(say(language, country, ours)).toBe(theirs);
  });

  it.each([
    ["MX", "Comida", "Colación", "Comida de ayer", "Sueles comer"],
    ["AR", "Almuerzo", "Merienda", "Almuerzo de ayer", "Sueles almorzar"],
    ["CO", "Almuerzo", "Refrigerio", "Almuerzo de ayer", "Sueles almorzar"],
    ["CL", "Almuerzo", "Colación", "Almuerzo de ayer", "Sueles almorzar"],
  ] as const)("calls the meals as %s does", (country, lunch, snack, yesterday, often) => {
    expect(say("es", country, "Comida", "meals:type.lunch")).toBe(lunch);
    expect(say("es", country, "Comida", "meals:edit.type")).toBe("Comida");
    expect(say("es", country, "Merienda", "meals:type.snack")).toBe(snack);
    expect(say("es", country, "Comida de ayer", "add:yesterday.lunch")).toBe(yesterday);
    expect(say("es", country, "Sueles comer", "add:often.lunch")).toBe(often);
  });
});

/** Words that give away where a text comes from. */
const strange: readonly (readonly [Language, string, RegExp])[] = [
  [
    "es",
    "AR BO CL CO CR EC MX PE UY US VE",
    /\bañ[aá]d|desnatad|\bde media\b|\bmedias\b|\btrozo|\bnata\b|patata|\bno se ha|\bintroduc|\bcaduc|aliño|\bajustes\b|contactar con/iu,
  ],
  ["es", "CL CO EC MX PE US", /merienda|merendar/i],
  ["es", "AR CL CO PE US", /sueles comer|comida de ayer|recordatorio de la comida/i],
  ["fr", "BE CA CH", /petit-déj/i],
  ["fr", "CA", /goûter|e-mail/i],
  ["en", "AU GB IE IN NZ ZA", /fiber|favorite|analyz|recogniz|personaliz|canceled\b/i],
];
/** Menus of other products, and a button of the telephone's. */
const quoted = /^data:import\.how\./;

it.each(strange)("no text in %s is strange to %s", (language, countries, words) => {
  const found = countries.split(" ").flatMap((country) => {
    const change = inWordsOfRegion(regionsOf[language], country);
    return textsOf(language)
      .filter(([key]) => !quoted.test(key))
      .map(([key, text]) => [key, change?.(text, key) ?? text] as const)
      .filter(([, text]) => words.test(text.replaceAll(/\{\{.*?\}\}/g, "")))
      .map(([key, text]) => `${country} ${key}: ${text}`);
  });
  expect(found).toEqual([]);
});

it.each(languages)("every word of a region is in a text in %s", (language) => {
  const all = textsOf(language);
  const unused = regionsOf[language].flatMap((region, at) => {
    const words = [...Object.keys(region.words), ...Object.keys(region.ofLunch ?? {})];
    return words
      .filter((word) => {
        const only = inWordsOfRegion([{ countries: "XX", words: { [word]: "§" } }], "XX");
        return !all.some(([, text]) => only?.(text).includes("§"));
      })
      .map((word) => `${at}: ${word}`);
  });
  expect(unused).toEqual([]);
});
