import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { documentNames } from "#contract/site.ts";
import { languages } from "#domain/people/language.ts";
import { countWords, readPosts, readTimeMinutes } from "./blog-posts.ts";
import { readClaims } from "./claims.ts";
import { readDocument } from "./documents.ts";
import { readFrontMatter } from "./front-matter.ts";

const posts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readPosts(language)] as const)),
);
const english = posts.en ?? [];
const sourcesHeading = { en: "## Sources", es: "## Fuentes", fr: "## Sources" };

describe.each(languages)("posts in %s", (language) => {
  it("have the same slugs, dates and categories as in English", () => {
    const facts = (list: typeof english) =>
      list.map(({ slug, publishDate, category }) => ({ slug, publishDate, category }));
    expect(facts(posts[language] ?? [])).toEqual(facts(english));
  });

  it.each(posts[language]?.map((post) => [post.slug, post] as const) ?? [])(
    "%s follows the rules of README.md",
    (_, post) => {
      expect(post.title.length).toBeLessThanOrEqual(70);
      expect(post.excerpt.length).toBeGreaterThanOrEqual(80);
      expect(post.excerpt.length).toBeLessThanOrEqual(200);
      expect(post.keywords.length).toBeLessThanOrEqual(8);
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(post.content, "the title is in the head").not.toMatch(/^# /m);
      const [text = "", sources = ""] = post.content.split(sourcesHeading[language]);
      expect(countWords(text)).toBeGreaterThanOrEqual(700);
      expect(countWords(text)).toBeLessThanOrEqual(1_300);
      expect(sources.match(/\]\(https:\/\//g)?.length ?? 0, "sources").toBeGreaterThanOrEqual(2);
    },
  );
});

describe.each(documentNames)("%s", (name) => {
  it.each(languages)("has all sections in %s", async (language) => {
    const { sections, keywords, description } = await readDocument(name, language);
    expect(sections.every(({ title, content }) => title !== "" && content !== "")).toBe(true);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(description.length).toBeLessThanOrEqual(200);
  });
});

describe("figures and testimonials", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "platewise-claims-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const stored = async () =>
    JSON.parse(await readFile(join(import.meta.dirname, "claims.json"), "utf8")) as Record<string, unknown>;
  const written = async (claims: object) => {
    const file = join(folder, "claims.json");
    await writeFile(file, JSON.stringify(claims));
    return file;
  };

  it.each(languages)("are there in %s", async (language) => {
    const { figures, testimonials } = await readClaims(language);
    expect(figures.length).toBeGreaterThan(0);
    expect(testimonials.length).toBeGreaterThan(0);
  });

  it("can all be left out", async () => {
    const none = { rating: null, figures: [], testimonials: [], memberOnAboutPage: null };
    expect(await readClaims("es", await written(none))).toEqual(none);
  });

  it("take no more than five stars", async () => {
    const sample = await stored();
    const text = { en: "6", es: "6", fr: "6" };
    const file = await written({ ...sample, rating: { stars: 6, text } });
    await expect(readClaims("en", file)).rejects.toThrow(/rating\.stars/);
  });

  it("name the file and the field that lacks a language", async () => {
    const file = await written({
      ...(await stored()),
      rating: { stars: 4.2, text: { en: "4.2", es: "4,2" } },
    });
    await expect(readClaims("en", file)).rejects.toThrow(/claims\.json: .*rating\.text\.fr/s);
  });
});

describe("readFrontMatter", () => {
  const schema = z.strictObject({ title: z.string(), keywords: z.array(z.string()) });

  it("separates the front matter from the body", () => {
    const text = "---\ntitle: 'A: b'\nkeywords: [one, two]\n---\n\nText.\n";
    expect(readFrontMatter("x.md", text, schema)).toEqual({
      head: { title: "A: b", keywords: ["one", "two"] },
      body: "Text.",
    });
  });

  it("names the file and the field when the front matter is missing or invalid", () => {
    expect(() => readFrontMatter("x.md", "Text.", schema)).toThrow(/x\.md.*front matter/);
    expect(() => readFrontMatter("x.md", "---\ntitle: 3\nkeywords: []\n---\n", schema)).toThrow(
      /x\.md[\s\S]*title/,
    );
    expect(() => readFrontMatter("x.md", "---\ntitle: a\nkeywords: []\nkeyword: b\n---\n", schema)).toThrow(
      /x\.md/,
    );
  });
});

describe("read time", () => {
  it("counts only visible words", () => {
    expect(countWords("**Fibre** and [a link](https://example.com/with-words): 30 g, l’huile.")).toBe(7);
  });

  it("is a minute per 238 words, and at least one", () => {
    expect(readTimeMinutes("word")).toBe(1);
    expect(readTimeMinutes("word ".repeat(714))).toBe(3);
  });
});
