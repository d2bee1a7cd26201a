import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";

const folder = new URL(".", import.meta.url);
/** `meals`, `server/advice`. */
function namespacesOf(language: string): string[] {
  const files = readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/").replace(".json", ""))
    .sort();
}
const namespaces = namespacesOf("en");
const translatedLanguages = languages.filter((language) => language !== "en");

/** Texts that may be the same as in English: names, and words that the languages share. */
const sameOnPurpose: unknown = JSON.parse(readFileSync(new URL("same-on-purpose.json", folder), "utf8"));

/** By `namespace:key`: placeholders that a language leaves out, as nobody measures in cups in French. */
const leftOutOnPurpose: unknown = JSON.parse(
  readFileSync(new URL("left-out-on-purpose.json", folder), "utf8"),
);

function isListed(list: unknown, language: string, text: string): boolean {
  const texts = Object.entries(list ?? {}).find(([name]) => name === language)?.[1];
  return Array.isArray(texts) && texts.includes(text);
}

/** Whether the text contains more than placeholders, symbols and units. */
function hasWords(text: string): boolean {
  return /\p{L}{3,}/u.test(text.replace(/\{\{[^}]+\}\}|kcal/g, ""));
}

type Texts = ReadonlyMap<string, string>;

function textsOf(language: string, namespace: string): Texts {
  const content: unknown = JSON.parse(sourceOf(language, namespace));
  return new Map(flatten(content, ""));
}

/** A missing file is reported once, with advice, by tools/languages.test.ts. */
function sourceOf(language: string, namespace: string): string {
  const file = new URL(`${language}/${namespace}.json`, folder);
  return existsSync(file) ? readFileSync(file, "utf8") : "{}";
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is neither a text nor an object`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

/** Placeholders and tags, in any order: `{{name}}`, `{hotkey}`, `<terms>`. */
function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]+\}\}|\{\w+\}|<\/?\w+>/g)].map(([slot]) => slot).sort();
}

/** i18next's plural suffixes; Spanish and French have `many`, which English lacks. */
function withoutPluralSuffix(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}
function keysOf(texts: Texts): string[] {
  return [...new Set([...texts.keys()].map(withoutPluralSuffix))].sort();
}

it("no language has a file that English lacks", () => {
  for (const language of translatedLanguages.filter((name) => existsSync(new URL(`${name}/`, folder)))) {
    expect(namespacesOf(language).filter((name) => !namespaces.includes(name))).toEqual([]);
  }
});

describe.each(namespaces)("%s", (namespace) => {
  const english = textsOf("en", namespace);
  const withFile = translatedLanguages.filter((language) => sourceOf(language, namespace) !== "{}");

  it("has no empty text in any language", () => {
    for (const language of languages) {
      const empty = [...textsOf(language, namespace)].filter(([, text]) => text.trim() === "");
      expect(empty, language).toEqual([]);
    }
  });

  it.each(withFile)("has the same keys in %s as in English", (language) => {
    expect(keysOf(textsOf(language, namespace))).toEqual(keysOf(english));
  });

  it.each(translatedLanguages)("has the same placeholders in %s as in English", (language) => {
    for (const [key, text] of textsOf(language, namespace)) {
      const original = english.get(key) ?? english.get(`${withoutPluralSuffix(key)}_other`);
      if (original === undefined) continue;
      // The singular may leave out the number.
      const mayDrop = key.endsWith("_one") ? "{{count}}" : undefined;
      if (isListed(leftOutOnPurpose, language, `${namespace}:${key}`)) continue;
      const slots = placeholdersOf(text).filter((slot) => slot !== mayDrop);
      expect(slots, `${language} ${key}`).toEqual(
        placeholdersOf(original).filter((slot) => slot !== mayDrop),
      );
    }
  });

  it.each(translatedLanguages)("is translated into %s, not copied", (language) => {
    const copied = [...textsOf(language, namespace)]
      .filter(
        ([key, text]) =>
          english.get(key) === text && hasWords(text) && !isListed(sameOnPurpose, language, text),
      )
      .map(([key, text]) => `${namespace}:${key} ${text}`);
    expect(copied).toEqual([]);
  });

  it("has no duplicate keys", () => {
    for (const language of languages) {
      expect(duplicateKeys(sourceOf(language, namespace)), language).toEqual([]);
    }
  });
});

/** JSON.parse silently keeps the last of two equal keys. */
function duplicateKeys(source: string): string[] {
  const duplicates: string[] = [];
  const open: Set<string>[] = [];
  for (const [token, key] of source.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|[{}]|"(?:[^"\\]|\\.)*"/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (key !== undefined) {
      const seen = open.at(-1);
      if (seen?.has(key)) duplicates.push(key);
      seen?.add(key);
    }
  }
  return duplicates;
}

describe("French texts", () => {
  it.each(namespaces)("keep the mark with its word: %s", (namespace) => {
    const loose = [...textsOf("fr", namespace)].filter(([, text]) => /\S [;:!?%»](?!\w)|« /.test(text));
    expect(loose, "a non-breaking space belongs there").toEqual([]);
  });
});
