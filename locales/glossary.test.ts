// One word for one thing: words that a text must not have, and what stands in their place.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";

const root = new URL("../", import.meta.url);

const instead: Readonly<Record<Language, readonly (readonly [word: RegExp, ours: string])[]>> = {
  en: [
    [
      /\bfibre|favourite|analys(?!is\b)|recognis|personalis|\bcancelled|yoghurt/i,
      "American spelling; locales/regions has the other",
    ],
    [/\be-mail/i, "email"],
    [/\bpremium\b/i, "Pro"],
  ],
  es: [
    [/\bhidratos\b/i, "carbohidratos"],
    [/\bpremium\b/i, "Pro"],
    [/\braci(?:ón|ones)\b/i, "porción"],
    [/\brebanadas?\b/i, "trozo: in Spain a slice has no one word"],
    [/\bfrijol(?:es)?\b/i, "a dish without them: they are alubias in Spain and porotos in Chile"],
    [
      /\bzumo|\bjugo|\bpapas?\b|\bbocadillo|\bordenador|\bcomputadora|\bmóvil\b(?<!media móvil)/i,
      "a word of every country",
    ],
    [/\bno se pud(?:o|ieron)\b/i, "no se ha podido"],
    [/\bperíodo/i, "periodo"],
    [/\bvisitantes?\b/i, "invitado"],
  ],
  fr: [
    [
      /\bfourchettes?\b(?<!assiette plate et une fourchette)/i,
      "intervalle: a fourchette lies beside the plate",
    ],
    [/\bpremium\b/i, "Pro"],
    [/\bgraisses? saturées?\b|\bhydrates de carbone\b/i, "acides gras saturés, glucides"],
    [/\bréglages?\b/i, "paramètres"],
    [/\babandonne[rz]?\b/i, "ne pas enregistrer"],
    [/\bmesures ménagères\b/i, "portions courantes"],
    [/\boffre gratuite\b/i, "formule gratuite"],
    [/\bsession de visiteur\b|\brepas de visiteur\b/i, "invité"],
    [/'/, "’"],
  ],
};

/** Names of other products' menus, which are theirs. */
const quoted = /^import\.how\./;

function textsOf(path: URL): [key: string, text: string][] {
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === "string"
      ? [[key, value]]
      : Object.entries(value as object).flatMap(([name, child]) =>
          flatten(child, key ? `${key}.${name}` : name),
        );
  return flatten(JSON.parse(readFileSync(path, "utf8")), "");
}

describe.each(Object.entries(instead))("the texts in %s", (language, words) => {
  const folder = new URL(`locales/${language}/`, root);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );

  it.each(files)("have one word for one thing: %s", (file) => {
    const found = textsOf(new URL(file, folder))
      .filter(([key]) => !quoted.test(key))
      .flatMap(([key, text]) =>
        words.filter(([word]) => word.test(text)).map(([, ours]) => `${key}: ${text} (${ours})`),
      );
    expect(found).toEqual([]);
  });
});

/** Each macronutrient has one name, wherever it stands alone. */
const macros = {
  en: ["Protein", "Carbs", "Fat", "Fiber"],
  es: ["Proteínas", "Carbohidratos", "Grasas", "Fibra"],
  fr: ["Protéines", "Glucides", "Lipides", "Fibres"],
};
const places = ["analysis:macros", "dashboard:goals", "marketing:macro", "add:macros"];

it.each(Object.entries(macros))("%s calls the macronutrients the same on every page", (language, names) => {
  for (const place of places) {
    const [file, area] = place.split(":");
    const texts = new Map(textsOf(new URL(`locales/${language}/${file}.json`, root)));
    const found = ["protein", "carbs", "fat", "fiber"].map((name) => texts.get(`${area}.${name}`));
    expect(
      found.filter((name) => name !== undefined),
      place,
    ).toEqual(names.filter((_, at) => found[at] !== undefined));
  }
});

it.each(["es", "fr"])("%s does not call a scan and the page of charts by one word", (language) => {
  const texts = new Map(textsOf(new URL(`locales/${language}/common.json`, root)));
  const page = texts.get("nav.analysis") ?? "";
  const scans = textsOf(new URL(`locales/${language}/analysis.json`, root)).filter(([, text]) =>
    text.includes(page),
  );
  expect(scans).toEqual([]);
});
