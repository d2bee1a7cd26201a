import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { inKilojoules } from "#locales/in-kilojoules.ts";
import { regions as english } from "#locales/regions/en.ts";
import { regions as spanish } from "#locales/regions/es.ts";
import { regions as french } from "#locales/regions/fr.ts";
import { inWordsOfRegion } from "#locales/regions/in-words-of-region.ts";
import { arePagesCompressed, arePagesFresh } from "../../tools/build-freshness.ts";
import { compressPages } from "../../tools/compress-pages.ts";
import { loadBuiltFrontend } from "../main.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const root = join(import.meta.dirname, "..", "..");
const buildMs = 120_000;
const regions = { en: english, es: spanish, fr: french };

let app: TestApp;
beforeAll(async () => {
  if (!arePagesFresh(root)) spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  // Another process may be at it: `npm test` does not wait for it.
  if (!arePagesCompressed(root)) await compressPages(root);
  app = await createTestApp({ hasFoods: false, frontend: await loadBuiltFrontend() });
}, buildMs);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: "GET", url, headers });

describe("pages", () => {
  it("are rendered in the requested language", async () => {
    for (const language of languages) {
      const { statusCode, headers, body } = await get(`/login?lang=${language}`);
      expect(statusCode).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toContain(`<html lang="${language}"`);
    }
  });

  it("run only our own scripts: each inline one is allowed by its hash, and nothing by a nonce", async () => {
    const { headers, body } = await get("/login");
    const policy = String(headers["content-security-policy"]);
    expect(`${policy}${body}`).not.toContain("nonce");
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    expect(styles).toHaveLength(1);
    const hash = createHash("sha256")
      .update(styles[0]?.[1] ?? "")
      .digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    const scripts = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, tag = ""]) => !/src=|application\/json/.test(tag));
    expect(inline.length).toBeGreaterThan(2);
    for (const [, , text = ""] of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  });

  it("depend on nothing but the request's path and language, so that they can be cached for everybody", async () => {
    const build = await (await loadBuiltFrontend()).loadBuild();
    const paths = Object.values(build.routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []));
    expect(paths.length).toBeGreaterThan(20);
    const secret = "SeCrEt5417";
    for (const path of paths) {
      const personal = await get(`${path}?token=${secret}&${secret}=1&date=2026-01-02`, {
        host: `${secret}.example`,
        cookie: `id=${secret}`,
        authorization: `Bearer ${secret}`,
        "user-agent": secret,
        referer: `http://localhost/${secret}`,
        "x-forwarded-host": secret,
      });
      const plain = await get(path);
      expect(personal.body).toBe(plain.body);
      expect(personal.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
      expect(JSON.stringify([personal.headers, personal.body])).not.toContain(secret);
    }
  });

  /** What a browser shows of a page, its title and what is read aloud; of documents and posts, which are their writers', the frame. */
  function shownTexts(body: string, path: string): readonly string[] {
    const isWritten = /^\/(?:about|terms|privacy|blog)/.test(path);
    const page = isWritten ? body.replace(/<main.*<\/main>/s, "") : body;
    const attributes = [...page.matchAll(/(?:content|aria-label|placeholder|alt|title)="([^"]*)"/g)];
    const texts = page.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "").split(/<[^>]*>/);
    return [...attributes.map(([, text = ""]) => text), ...texts];
  }

  it.each(languages)("have in %s no word that a country would see change (record 019)", async (language) => {
    const build = await (await loadBuiltFrontend()).loadBuild();
    const paths = Object.values(build.routes).flatMap((route) => (route?.path ? [`/${route.path}`] : []));
    const countries = new Set(regions[language].flatMap((region) => region.countries.split(" ")));
    const changes = [...countries].map((country) => inWordsOfRegion(regions[language], country));
    const changed = new Set<string>();
    for (const path of ["/", ...paths]) {
      const { body } = await get(path, { "accept-language": language });
      const texts = shownTexts(body, path);
      expect(texts.length, path).toBeGreaterThan(10);
      for (const text of texts)
        if (text in inKilojoules[language] || changes.some((change) => change?.(text) !== text))
          changed.add(`${path}: ${text}`);
    }
    // The sample meal on the landing page: English has no third word for it.
    changed.delete("/: Fiber");
    expect([...changed]).toEqual([]);
  });

  it("are sent again only when they changed", async () => {
    const { headers } = await get("/dashboard");
    const again = await get("/dashboard", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const spanish = await get("/dashboard?lang=es", { "if-none-match": String(headers.etag) });
    expect(spanish.statusCode).toBe(200);
  });

  it("allow no script that an address would write", async () => {
    const { headers, body } = await get("/%3Cscript%3Ealert(1)%3C/script%3E/x");
    expect(body).not.toContain("<script>alert(1)");
    const hash = createHash("sha256").update("alert(1)").digest("base64");
    expect(String(headers["content-security-policy"])).not.toContain(hash);
  });

  it("are compressed for browsers that support it", async () => {
    const { headers } = await get("/login", { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(String(headers.vary).toLowerCase()).toContain("accept-encoding");
  });

  it("that do not exist answer 404", async () => {
    expect((await get("/api/nothing")).json()).toMatchObject({ code: "not_found" });
    expect((await get("/assets/nothing.js")).statusCode).toBe(404);
  });

  it.each(["//", "//evil.example/login", "///", "/\\evil.example", "//%2f/", "/?//x", "/%0d%0aX:y"])(
    "at %s stay on our own host and log nothing",
    async (url) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      const { statusCode, headers } = await get(url);
      expect([200, 404]).toContain(statusCode);
      expect(headers.location).toBeUndefined();
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it("are not affected by an unexpected Host header", async () => {
    expect((await get("/login", { host: "bad host<>" })).statusCode).toBeLessThan(500);
  });
});

describe("the first load of a page", () => {
  /** Compressed bytes of the document, its fonts, and the scripts that it imports, directly or not: all are named in it. */
  async function firstLoadBytes(path: string, language: Language): Promise<number> {
    const document = await get(path, { "accept-encoding": "br", "accept-language": language });
    const { body } = await get(path, { "accept-language": language });
    const afterStyle = body.replace(/<style[^>]*>.*?<\/style>/s, "");
    const files = new Set(afterStyle.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
    expect(files.size).toBeGreaterThan(5);
    const answers = await Promise.all([...files].map((file) => get(file, { "accept-encoding": "br" })));
    return [document, ...answers].reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
  }
  const pagesAndMaxBytes = [
    ["/login", 219_000],
    ["/scanner", 213_300],
    ["/register", 224_600],
    ["/dashboard", 237_500],
    ["/meals", 233_200],
    ["/profile", 237_900],
    ["/analysis", 236_200],
    ["/subscription", 239_400],
  ] as const;
  /** The others have more letters and longer texts; with these bytes every page stays below 243 kB. */
  const romanceBytes = 5_000;

  it.each(pagesAndMaxBytes)(
    "%s is at most %i bytes in English, and little more in others",
    async (path, max) => {
      for (const language of languages) {
        const bytes = await firstLoadBytes(path, language);
        expect.soft(bytes, language).toBeLessThanOrEqual(language === "en" ? max : max + romanceBytes);
      }
    },
  );

  it("has its text and style in the document, which waits for no other file and no script", async () => {
    const { body } = await get("/login");
    expect(body).not.toMatch(/<link[^>]*rel="stylesheet"|<div hidden|<template/);
    const scripts = [...body.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
  });
});

describe("files", () => {
  it("named by content hash are cached for a year and compressed", async () => {
    const { body } = await get("/login");
    const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? "";
    const { statusCode, headers } = await get(script, { "accept-encoding": "br" });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
    });
  });

  it("outside the folder answer 404", async () => {
    for (const url of [
      "/assets/../../package.json",
      "/assets/%2e%2e/%2e%2e/package.json",
      "/.complete",
      "/..%2f..%2f.git/config",
    ]) {
      const { body } = await get(url);
      expect(body).not.toContain('"dependencies"');
      expect(body).not.toContain("[core]");
    }
  });

  it("with translations are revalidated and sent only when changed", async () => {
    const first = await get("/locales/es/common.json");
    expect(first.statusCode).toBe(200);
    expect(Object.keys(first.json()).length).toBeGreaterThan(0);
    const again = await get("/locales/es/common.json", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
