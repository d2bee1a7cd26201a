import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { SiteAnswer, SiteRequest } from "#contract/site.ts";
import { bodyOf, formFor, KeptPages, prepare } from "./kept-pages.ts";

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

describe("a kept page", () => {
  it("is the same text in every form", async () => {
    const page = await prepare(answer);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(answer.html);
    expect(gunzipSync(page.gzip).toString()).toBe(answer.html);
    expect((await bodyOf(page, "identity")).toString()).toBe(answer.html);
  });

  it("has another name when its text is another", async () => {
    const other = await prepare({ ...answer, html: "<p>Eté</p>" });
    expect(other.etag).not.toBe((await prepare(answer)).etag);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("for a browser that takes %s is sent as %s", (accepted, form) => {
    expect(formFor(accepted)).toBe(form);
  });

  it("is not kept at an address that is none of ours", async () => {
    let rendered = 0;
    const pages = new KeptPages(() => {
      rendered += 1;
      return { ...answer, status: 404 };
    });
    for (const path of ["/blog/a", "/blog/b", "/blog/a"]) await pages.get({ ...request, path }, () => false);
    expect(rendered).toBe(3);
  });

  it("is rendered once a language, kind of address and day", async () => {
    const rendered: string[] = [];
    const pages = new KeptPages(({ language, path, today }) => {
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
