import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { arePagesFresh } from "../../tools/build-freshness.ts";
import { loadBuiltFrontend } from "../main.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const root = join(import.meta.dirname, "..", "..");
const buildMs = 240_000;
const base = "https://platewise.example";
/** Only these may be found by search engines; signed-in pages and the scanner stay out. */
const indexedPaths = ["/login", "/register"];

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  if (!arePagesFresh(root)) spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  const frontend = await loadBuiltFrontend();
  paths = appPathsOf(await frontend.loadBuild());
  app = await createTestApp({ hasFoods: false, frontend, baseUrl: base });
}, buildMs);
afterAll(() => app.close());

/** Every address that the app itself renders; the public pages have a test of their own (server/site). */
function appPathsOf({ routes }: ServerBuild): string[] {
  const pages = Object.values(routes).filter((route) => route && !route.id.startsWith("site-page/"));
  return pages.flatMap((route) => {
    if (!route?.path) return [];
    return route.path === "*" ? "/no-such-page" : `/${route.path}`;
  });
}

const htmlOf = async (path: string, language: Language) =>
  (await app.app.inject({ method: "GET", url: `${path}?lang=${language}` })).body;
const matchesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);
const metaOf = (html: string, name: string) =>
  matchesOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));

it("finds the app's routes in the build", () => {
  expect(paths).toEqual(expect.arrayContaining(["/login", "/scanner", "/dashboard", "/no-such-page"]));
});

describe.each(languages)("in %s the server's HTML", (language) => {
  it("gives every page a unique title and description", async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of paths) {
      const html = await htmlOf(path, language);
      const pageTitles = matchesOf(html, /<title>([^<]+)<\/title>/g);
      expect(pageTitles, path).toEqual([expect.stringMatching(/.+ · Platewise$/)]);
      titles.add(pageTitles[0] ?? "");
      expect(metaOf(html, "description"), path).toEqual([expect.stringMatching(/.{20}/)]);
      descriptions.add(metaOf(html, "description")[0] ?? "");
      expect(metaOf(html, "keywords"), path).toEqual([expect.stringMatching(/.+, .+/)]);
    }
    expect(titles.size).toBe(paths.length);
    expect(descriptions.size).toBe(paths.length);
  });

  it("gives every page a canonical URL and a social card", async () => {
    for (const path of paths) {
      const html = await htmlOf(path, language);
      const address = `${base}${path}?lang=${language}`;
      expect(matchesOf(html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([address]);
      expect(metaOf(html, "og:url"), path).toEqual([address]);
      const [title = ""] = matchesOf(html, /<title>([^<]+)<\/title>/g);
      for (const name of ["og:title", "twitter:title"]) expect(metaOf(html, name), path).toEqual([title]);
      const [description = ""] = metaOf(html, "description");
      for (const name of ["og:description", "twitter:description"])
        expect(metaOf(html, name), path).toEqual([description]);
      for (const name of ["og:type", "og:site_name", "og:locale", "twitter:card"])
        expect(metaOf(html, name), `${path} ${name}`).toHaveLength(1);
      const picture = await app.app.inject(new URL(metaOf(html, "og:image")[0] ?? base).pathname);
      expect(picture.headers["content-type"], `${path} picture`).toBe("image/png");
    }
  });

  it("keeps the scanner and signed-in pages out of search results, and nothing else", async () => {
    for (const path of paths) {
      const robots = metaOf(await htmlOf(path, language), "robots");
      expect(robots, path).toEqual(indexedPaths.includes(path) ? [] : ["noindex"]);
    }
  });
});

it("leaves the language out of the canonical URL when none was requested", async () => {
  const { body } = await app.app.inject("/login/?utm_source=mail");
  expect(matchesOf(body, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${base}/login`]);
});
