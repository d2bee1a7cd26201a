import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { SiteAnswer, SiteRequest } from "#contract/site.ts";
import { chooseEncoding, encodedBody, PageCache, preparePage } from "./page-cache.ts";

const isPage = () => true;
const answer: SiteAnswer = { status: 200, html: "<p>Été</p>", inlineScript: "1", inlineStyle: "p{}" };
const request: SiteRequest = {
  path: "/",
  language: "en",
  isLanguageInAddress: false,
  baseUrl: "https://platewise.example",
  today: "2026-03-10",
  contactEmail: "hello@platewise.example",
  content: {
    posts: [],
    documents: { about: documentOf(), terms: documentOf(), privacy: documentOf() },
    measured: undefined,
    measuredEveryday: undefined,
    measuredPhotos: undefined,
  },
};

function documentOf() {
  return { title: "T", description: "D", keywords: [], intro: "", sections: [] };
}

describe("a cached page", () => {
  it("has the same text in every encoding", async () => {
    const page = await preparePage(answer);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(answer.html);
    expect(gunzipSync(page.gzip).toString()).toBe(answer.html);
    expect((await encodedBody(page, "identity")).toString()).toBe(answer.html);
  });

  it("gets another ETag when its text changes", async () => {
    const other = await preparePage({ ...answer, html: "<p>Eté</p>" });
    expect(other.etag).not.toBe((await preparePage(answer)).etag);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("with Accept-Encoding %s is sent as %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it("is not cached for a path that does not exist", async () => {
    let rendered = 0;
    const pages = new PageCache(() => {
      rendered += 1;
      return { ...answer, status: 404 };
    });
    for (const path of ["/blog/a", "/blog/b", "/blog/a"]) await pages.get({ ...request, path }, () => false);
    expect(rendered).toBe(3);
  });

  it("is rendered once per language, kind of URL and day", async () => {
    const rendered: string[] = [];
    const pages = new PageCache(({ language, path, today }) => {
      rendered.push(`${language} ${path} ${today}`);
      return answer;
    });
    const [first, second] = await Promise.all([pages.get(request, isPage), pages.get(request, isPage)]);
    expect(second).toBe(first);
    await pages.get({ ...request, language: "es" }, isPage);
    await pages.get({ ...request, isLanguageInAddress: true }, isPage);
    expect(rendered).toHaveLength(3);
    await pages.get({ ...request, today: "2026-03-11" }, isPage);
    expect(rendered.at(-1)).toBe("en / 2026-03-11");
  });
});
