import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { arePagesFresh } from "../../tools/build-freshness.ts";
import { loadBuiltFrontend } from "../main.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const root = join(import.meta.dirname, "..", "..");
const buildMs = 240_000;
const base = "https://platewise.example";
const ownPaths = ["/", "/blog", "/about", "/terms", "/privacy", "/contact", "/accuracy"];
const appPaths = ["/login", "/register", "/scanner", "/dashboard", "/meals", "/analysis", "/profile"];

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  if (!arePagesFresh(root)) spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  app = await createTestApp({ hasFoods: false, frontend: await loadBuiltFrontend() });
  paths = [...new Set(locationsOf(await textOf("/sitemap.xml")).map((address) => new URL(address).pathname))];
}, buildMs);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: "GET", url, headers });
const textOf = async (url: string) => (await get(url)).body;
const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => at);
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, l, at]) => `${l} ${at}`,
  );

/** Links within the site. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(([, href = ""]) => href);

function linkExists({ pathname, hash }: URL, pages: ReadonlyMap<string, string>): boolean {
  const target = pages.get(pathname);
  if (target === undefined) return appPaths.includes(pathname);
  return hash === "" || target.includes(`id="${hash.slice(1)}"`);
}

describe("the head of every public page", () => {
  it.each(languages)("has title, description, Open Graph and canonical links in %s", async (language) => {
    expect(paths).toEqual(expect.arrayContaining(ownPaths));
    const titles = new Set<string>();
    for (const path of paths) {
      const html = await textOf(`${path}?lang=${language}`);
      expect(html).toContain(`<html lang="${language}">`);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      expect(title, path).toMatch(/.+ · Platewise$/);
      titles.add(title);
      for (const name of ["description", "keywords", "og:type", "og:site_name", "og:description"])
        expect(metaOf(html, name), `${path} ${name}`).toBeTruthy();
      expect(metaOf(html, "og:title")).toBe(title);
      expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
      expect(metaOf(html, "twitter:title")).toBe(title);
      expect(html).toContain(`<link rel="canonical" href="${base}${path}?lang=${language}"`);
      expect(metaOf(html, "og:url")).toBe(`${base}${path}?lang=${language}`);
      const picture = await get(new URL(metaOf(html, "og:image") ?? "").pathname);
      expect(picture.headers["content-type"], `${path} picture`).toBe("image/png");
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
    expect(titles.size).toBe(paths.length);
  });

  it("gives the URL without a language as canonical when none was requested", async () => {
    expect(await textOf("/about")).toContain(`<link rel="canonical" href="${base}/about"`);
  });

  it("describes each page as JSON-LD for search engines", async () => {
    const jsonLdOf = async (path: string) =>
      [...(await textOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = ""]) => JSON.parse(json),
      );
    const kinds = async (path: string) => (await jsonLdOf(path)).map((fact) => fact["@type"]);
    expect(await kinds("/")).toEqual(["Organization", "WebSite"]);
    expect(await kinds("/contact")).toEqual(["FAQPage"]);
    const [post = ""] = paths.filter((path) => path.startsWith("/blog/"));
    expect((await jsonLdOf(post))[0]).toMatchObject({
      "@type": "BlogPosting",
      datePublished: expect.stringMatching(/^\d{4}/),
    });
    expect((await jsonLdOf("/contact"))[0].mainEntity).toHaveLength(4);
  });
});

describe("the contact form", () => {
  it("asks for no choice that is made already", async () => {
    // A required list must begin with an empty choice.
    expect(await textOf("/contact")).toContain("<select");
    expect(await textOf("/contact")).not.toMatch(/<select[^>]* required/);
  });
});

describe("sitemap, robots, feeds and security.txt", () => {
  it("list only pages that exist and name the same alternates", async () => {
    const sitemap = await textOf("/sitemap.xml");
    for (const [, location = "", rest = ""] of sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)) {
      const { statusCode, body } = await get(location.replace(base, ""));
      expect(statusCode, location).toBe(200);
      const listed = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, l, at]) => `${l} ${at}`,
      );
      expect(alternatesOf(body).sort(), location).toEqual(listed.sort());
    }
  });

  it("are served with the public base URL and every blog post", async () => {
    expect(await textOf("/robots.txt")).toContain(`Sitemap: ${base}/sitemap.xml`);
    expect(await textOf("/.well-known/security.txt")).toMatch(/Contact: mailto:.+\n[\s\S]*Expires: \d{4}-/);
    for (const language of languages) {
      const { headers, body } = await get(`/rss/${language}.xml`);
      expect(headers["content-type"]).toContain("application/rss+xml");
      expect(body.match(/<item>/g)?.length).toBe(paths.filter((path) => path.startsWith("/blog/")).length);
    }
  });

  it("lead password managers to the page that changes the password", async () => {
    const { statusCode, headers } = await get("/.well-known/change-password");
    expect([statusCode, headers.location]).toEqual([302, "/profile"]);
    expect((await get("/.well-known/resource-that-should-not-exist")).statusCode).toBe(404);
  });

  it("keep the scanner out of search results", async () => {
    expect(await textOf("/scanner")).toContain('<meta name="robots" content="noindex"');
  });

  it("serve the blog's translations together with its posts", async () => {
    const { page, posts } = (await get("/locales/es/blog.json")).json();
    expect(page.title).toBeTruthy();
    const [post] = Object.values<Record<string, unknown>>(posts);
    expect(Object.keys(post ?? {}).sort()).toEqual([
      "author",
      "category",
      "content",
      "excerpt",
      "keywords",
      "publishDate",
      "readTime",
      "slug",
      "title",
    ]);
  });
});

describe("the accuracy page", () => {
  it("has a row for every data set, country and food in the benchmark results, and for the ten kinds read worst", async () => {
    const [meals, everyday, model, photos] = await Promise.all(
      ["meals", "everyday", "everyday-model", "photos"].map(async (name) =>
        JSON.parse(await readFile(new URL(`../../bench/results/${name}.json`, import.meta.url), "utf8")),
      ),
    );
    const sumRow = 1;
    const { independent, own, countries } = everyday;
    const sets = [meals.results, independent, own, countries, photos.foods].flatMap(Object.keys);
    const worstKinds = 10;
    // With the model and without.
    const ofModel = Object.keys(model.results).flatMap((set) => [set, set]);
    const wanted = sets.length + ofModel.length + worstKinds + sumRow;
    for (const language of languages) {
      const html = await textOf(`/accuracy?lang=${language}`);
      expect(html.match(/scope="row"/g)).toHaveLength(wanted);
    }
  });

  it("names the command that repeats the figures of a language model, with files that are there", async () => {
    const html = await textOf("/accuracy");
    const command = /npm run bench -- everyday --model-answers (\S+\.jsonl) ([^\s<]+\.json)/.exec(html);
    expect(command).not.toBeNull();
    for (const file of command?.slice(1) ?? []) expect(existsSync(join(root, file)), file).toBe(true);
  });
});

describe("links", () => {
  it("within the site lead to an existing page and anchor", async () => {
    for (const language of languages) {
      const pages = new Map<string, string>();
      for (const path of paths) pages.set(path, await textOf(`${path}?lang=${language}`));
      const dead = [...pages].flatMap(([path, html]) =>
        linksOf(html)
          .filter((href) => !linkExists(new URL(href, `${base}${path}`), pages))
          .map((href) => `${path}: ${href}`),
      );
      expect(dead).toEqual([]);
    }
  });
});

describe("delivery", () => {
  it("is cached, compressed and has an ETag per language", async () => {
    const first = await get("/", { "accept-encoding": "gzip, br", "accept-language": "fr-CA" });
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-language": "fr",
      vary: expect.stringMatching(/Accept-Encoding.*Accept-Language.*Cookie/),
    });
    const etag = String(first.headers.etag);
    const again = await get("/", { "accept-encoding": "br", "accept-language": "fr", "if-none-match": etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    const plain = await get("/?lang=fr");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["set-cookie"]).toContain("i18nextLng=fr");
  });

  it("is small: no framework, at most 2 kB of script, at most 60 kB with fonts", async () => {
    const { rawPayload, body } = await get("/", { "accept-encoding": "br" });
    const html = await textOf("/");
    expect(body).not.toBe(html);
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(script.length).toBeGreaterThan(100);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2048);
    expect(html).not.toMatch(/<script[^>]* src=/);
    const loaded = [...html.matchAll(/<link rel="(?:preload|icon)" href="([^"]+)"/g)].map(
      ([, href = ""]) => href,
    );
    expect(loaded).toHaveLength(3);
    const files = await Promise.all(loaded.map((href) => get(href, { "accept-encoding": "br" })));
    const bytes = files.reduce((sum, file) => sum + file.rawPayload.length, rawPayload.length);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });

  it("allows only the page's own script and style, by hash", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'sha256-[^']+';/);
    expect(policy).not.toContain("unsafe");
    expect(await textOf("/")).not.toMatch(/ style="/);
  });

  it("answers 404 for a post that does not exist, in the reader's language", async () => {
    const { statusCode, body } = await get("/blog/no-such-post?lang=es");
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).toContain("Artículo no encontrado");
  });
});

describe("the contact form", () => {
  const values = { name: "Ana Ruiz", email: "ana@example.com", subject: "bug", message: "The <b>rice</b>." };
  const post = (fields: Record<string, string>) =>
    app.app.inject({
      method: "POST",
      url: "/contact?lang=es",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });

  it("keeps what was typed when a field is invalid", async () => {
    const { statusCode, body } = await post({ ...values, email: "ana", name: " " });
    expect(statusCode).toBe(422);
    expect(body).toContain("The &lt;b&gt;rice&lt;/b&gt;.");
    expect(body).toContain('value="ana"');
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(body).toMatch(/<option value="bug" selected/);
    expect((await post({})).statusCode).toBe(422);
  });

  it("stores a ticket and confirms it", async () => {
    const { statusCode, body } = await post(values);
    expect(statusCode).toBe(200);
    expect(body).toContain("Mensaje enviado");
    const stored = await app.db.selectFrom("support_tickets").selectAll().execute();
    expect(stored).toEqual([
      expect.objectContaining({
        email: values.email,
        subject: "Report a bug",
        message: values.message,
        language: "es",
      }),
    ]);
  });

  it("pretends success to bots and stores nothing", async () => {
    const { statusCode } = await post({ ...values, website: "https://spam.example" });
    expect(statusCode).toBe(200);
    expect(await app.db.selectFrom("support_tickets").selectAll().execute()).toHaveLength(1);
  });
});
