import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  chooseEncoding,
  encodePageForCache,
  encodePageOnce,
  PageCache,
  type RenderedPage,
} from "./cached-pages.ts";

const rendered: RenderedPage = {
  status: 200,
  html: "<p>Été</p>",
  contentSecurityPolicy: "default-src 'none'",
};
const request = { key: "en /", today: "2026-03-10", isCached: true };

describe("a cached page", () => {
  it.each([
    ["is kept", encodePageForCache],
    ["is for one request", encodePageOnce],
  ])("has the same text in every encoding if it %s", async (_, prepare) => {
    const page = await prepare(rendered);
    expect(brotliDecompressSync(await page.bodyIn("br")).toString()).toBe(rendered.html);
    expect(gunzipSync(await page.bodyIn("gzip")).toString()).toBe(rendered.html);
    expect((await page.bodyIn("identity")).toString()).toBe(rendered.html);
  });

  it("is compressed once in each encoding", async () => {
    const page = await encodePageForCache(rendered);
    const [first, second] = await Promise.all([page.bodyIn("br"), page.bodyIn("br")]);
    expect(second).toBe(first);
    expect(await page.bodyIn("br")).toBe(first);
    expect(await page.bodyIn("gzip")).not.toBe(first);
  });

  it("gets another ETag when its text changes", async () => {
    const other = await encodePageForCache({ ...rendered, html: "<p>Eté</p>" });
    expect(other.etag).not.toBe((await encodePageForCache(rendered)).etag);
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

  it("is rendered again for every request where paths can be made up, or the rendering fails", async () => {
    let renderings = 0;
    const pages = new PageCache();
    const get = (isCached: boolean, status: number) =>
      pages.get({
        ...request,
        isCached,
        render: () => {
          renderings += 1;
          return { ...rendered, status };
        },
      });
    await get(false, 200);
    await get(false, 200);
    expect(renderings).toBe(2);
    await get(true, 500);
    await get(true, 200);
    expect(renderings).toBe(4);
    await get(true, 200);
    expect(renderings).toBe(4);
  });

  it("is not remembered as failed", async () => {
    const pages = new PageCache();
    const failing = pages.get({ ...request, render: () => Promise.reject(new Error("no build")) });
    await expect(failing).rejects.toThrow("no build");
    expect((await pages.get({ ...request, render: () => rendered })).status).toBe(200);
  });

  it("is rendered once per key and day", async () => {
    const renderings: string[] = [];
    const pages = new PageCache();
    const get = (changes: Partial<typeof request>) => {
      const asked = { ...request, ...changes };
      return pages.get({
        ...asked,
        render: () => {
          renderings.push(`${asked.key} ${asked.today}`);
          return rendered;
        },
      });
    };
    const [first, second] = await Promise.all([get({}), get({})]);
    expect(second).toBe(first);
    await get({ key: "es /" });
    expect(renderings).toHaveLength(2);
    await get({ today: "2026-03-11" });
    expect(renderings.at(-1)).toBe("en / 2026-03-11");
  });
});
