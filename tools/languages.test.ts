import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { characters, charactersOf } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "..");
const linesOf = (path: string) => readFileSync(join(root, path), "utf8").split("\n");
const firstLineOf = (path: string) => linesOf(path)[0] ?? "";
const foldersIn = (...path: string[]) =>
  readdirSync(join(root, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(...path, name));

/** `meals.json`, `server/advice.json`. */
function textFilesOf(language: string): readonly string[] {
  const files = readdirSync(join(root, "locales", language), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".json"));
}

/** Files that every language brings, and who reads them. */
function filesOf(language: string): readonly (readonly [path: string, use: string])[] {
  const texts = textFilesOf("en").map((file) => join("locales", language, file));
  const documents = [
    "about",
    "privacy",
    "terms",
    ...foldersIn("content", "blog").map((path) => path.slice(8)),
  ];
  return [
    ...texts.map((path) => [path, "texts for people"] as const),
    ...documents.map((name) => [join("content", name, `${language}.md`), "a public page"] as const),
    [join("analysis", "text", "languages", language), "the grammar of typed meals"],
    [join("analysis", "text", "languages", "words", `${language}.tsv`), "function words of typed meals"],
    [join("analysis", "text", "languages", "words", `${language}-times.tsv`), "words for times of the day"],
    [join("analysis", "text", "languages", "words", `${language}-days.tsv`), "words for days and meals"],
    [join("analysis", "text", "lexicon", `${language}.tsv`), "food words of the language"],
    [
      join("analysis", "compose", "questions", "settling-words", `${language}.tsv`),
      "words that leave a question nothing to ask",
    ],
    [join("analysis", "text", "words", "common", `${language}.txt`), "frequent words that name no food"],
    [join("analysis", "text", `everyday-${language}.json`), "sentences that measure the analyser"],
    [
      join("web", "public", language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`),
      "the installed app's name",
    ],
  ];
}

it.each(languages)("%s has every file that a language needs", (language) => {
  const missing = filesOf(language)
    .filter(([path]) => !existsSync(join(root, path)))
    .map(([path, use]) => `${path} is missing: ${use}. See "Add a language" in CONTRIBUTING.md.`);
  expect(missing).toEqual([]);
});

/** Tables with a column for each language; their first line names the columns. */
const tablesWithLanguages = [
  join("analysis", "photo", "photo-labels.tsv"),
  join("analysis", "text", "words", "emoji.tsv"),
];

it.each(languages)("%s has a column in the photo labels and the emoji", (language) => {
  const missing = tablesWithLanguages
    .filter((path) => !firstLineOf(path).split("\t").includes(language))
    .map((path) => `${path} has no column ${language}: add it, with a name in every row.`);
  expect(missing).toEqual([]);
});

it("every language has a column in the names of foods", () => {
  const folder = join("food", "names");
  const incomplete = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => join(folder, file))
    .filter((path) => {
      const row = linesOf(path).find((line) => /^\d/.test(line));
      return row?.split("\t").length !== 1 + languages.length;
    })
    .map((path) => `${path} needs one column after the code for each of ${languages.join(", ")}.`);
  expect(incomplete).toEqual([]);
});

const textsOf = (language: string) => {
  const folder = join("locales", language);
  return existsSync(join(root, folder))
    ? textFilesOf(language).map((file) => readFileSync(join(root, folder, file), "utf8"))
    : [];
};

/** Drawn with the system's font: the sign of a key, and an invisible joiner. */
const outsideOurFonts = new Set(["⌘", "\u2060", "\n"]);

it.each(languages)("%s uses only characters that our fonts have", (language) => {
  const missing = [...new Set(textsOf(language).join(""))]
    .filter((character) => !characters.includes(character) && !outsideOurFonts.has(character))
    .map(
      (character) => `The fonts lack ${character}: add it to a unicode-range in web/app/styles/fonts.css.`,
    );
  expect(missing).toEqual([]);
});

/** The part of each font that a page in the language loads first (web/app/preloaded-fonts.tsx). */
const firstParts: Readonly<Record<Language, string>> = { en: "basic", es: "spanish", fr: "french" };
/** In a dialog, a footer or an example: the file that holds them is loaded where they are shown. */
const rareCharacters = new Set("[]#*<=>\\^_`{|}~÷±©−");

it.each(languages)("%s is written with the letters of the one file that its pages load first", (language) => {
  const first = charactersOf(firstParts[language]);
  const missing = [...new Set(textsOf(language).join(""))].filter(
    (character) =>
      !first.includes(character) && !outsideOurFonts.has(character) && !rareCharacters.has(character),
  );
  expect(missing).toEqual([]);
});
