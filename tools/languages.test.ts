import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";

const root = join(import.meta.dirname, "..");
const foldersIn = (...path: string[]) =>
  readdirSync(join(root, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(...path, name));

/** Files that every language brings, and who reads them. */
function filesOf(language: string): readonly (readonly [path: string, use: string])[] {
  const texts = readdirSync(join(root, "locales", "en")).map((file) => join("locales", language, file));
  const documents = [
    "about",
    "privacy",
    "terms",
    ...foldersIn("content", "blog").map((path) => path.slice(8)),
  ];
  return [
    ...texts.map((path) => [path, "the interface's texts"] as const),
    ...documents.map((name) => [join("content", name, `${language}.md`), "a public page"] as const),
    [join("analysis", "text", "languages", `${language}.ts`), "the grammar of typed meals"],
    [join("analysis", "text", "languages", "words", `${language}.tsv`), "function words of typed meals"],
    [join("analysis", "text", "languages", "words", `${language}-times.tsv`), "words for times of the day"],
    [join("analysis", "text", "lexicon", `${language}.tsv`), "food words of the language"],
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

it.each(languages)("%s has a column in the photo labels and in the names of foods", (language) => {
  const labels = readFileSync(join(root, "analysis", "photo", "labels.tsv"), "utf8").split("\n")[0] ?? "";
  expect(labels.split("\t"), "analysis/photo/labels.tsv").toContain(language);
  const namesFolder = join("food", "names");
  for (const file of readdirSync(join(root, namesFolder)).filter((name) => name.endsWith(".tsv"))) {
    const row = readFileSync(join(root, namesFolder, file), "utf8")
      .split("\n")
      .find((line) => /^\d/.test(line));
    expect(row?.split("\t"), join(namesFolder, file)).toHaveLength(1 + languages.length);
  }
});
