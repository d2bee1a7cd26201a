import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#domain/people/language.ts";

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export interface CompressedPage {
  readonly status: number;
  /** Weak, as it is the same for all encodings. */
  readonly etag: string;
  readonly contentSecurityPolicy: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export type ContentEncoding = "br" | "gzip" | "identity";

/** Pages that are not cached are compressed on every request, so they get a fast level. */
const brotliQuality = { cached: constants.BROTLI_MAX_QUALITY, once: 4 } as const;
const gzipLevel = { cached: constants.Z_BEST_COMPRESSION, once: 4 } as const;

export async function compressPage(
  { status, html, contentSecurityPolicy }: RenderedPage,
  use: keyof typeof brotliQuality = "once",
): Promise<CompressedPage> {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params }),
    promisify(gzip)(html, { level: gzipLevel[use] }),
  ]);
  return { status, etag: `W/"${hash}"`, contentSecurityPolicy, brotli, gzip: gzipped };
}

/** Uncompressed pages are requested too rarely to be cached. */
export function encodedBody(page: CompressedPage, encoding: ContentEncoding): Promise<Buffer> | Buffer {
  if (encoding === "identity") return promisify(brotliDecompress)(page.brotli);
  return encoding === "br" ? page.brotli : page.gzip;
}

export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = acceptEncoding ?? "";
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

export interface PageRequest {
  /** Everything that the page depends on except the day, and nothing about the person. */
  readonly key: string;
  /** As YYYY-MM-DD. */
  readonly today: string;
  /** False for paths that anybody can make up: they are rendered for each request. */
  readonly isCached: boolean;
  readonly render: () => Promise<RenderedPage> | RenderedPage;
}

/** Renders a page on its first request of the day, as some pages show the date. Only pages with status 200 are cached. */
export class PageCache {
  #today = "";
  readonly #pages = new Map<string, Promise<CompressedPage>>();

  async get({ key, today, isCached, render }: PageRequest): Promise<CompressedPage> {
    if (today !== this.#today) {
      this.#pages.clear();
      this.#today = today;
    }
    if (!isCached) return compressPage(await render());
    const cached = this.#pages.get(key);
    if (cached) return cached;
    const page = renderOnce(render);
    this.#pages.set(key, page);
    const forget = () => {
      if (this.#pages.get(key) === page) this.#pages.delete(key);
    };
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  }
}

async function renderOnce(render: PageRequest["render"]): Promise<CompressedPage> {
  return compressPage(await render(), "cached");
}

export interface PageReply {
  readonly page: CompressedPage;
  readonly language: Language;
  /** A `Set-Cookie` header. */
  readonly cookie: string | undefined;
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, cookie, language }: PageReply,
): Promise<FastifyReply> {
  reply.headers({
    "Content-Security-Policy": page.contentSecurityPolicy,
    "Content-Language": language,
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ETag: page.etag,
    ...(cookie && { "Set-Cookie": cookie }),
  });
  const isUnchanged =
    page.status === 200 && request.method !== "POST" && request.headers["if-none-match"] === page.etag;
  if (isUnchanged) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await encodedBody(page, encoding);
  if (encoding !== "identity") reply.header("Content-Encoding", encoding);
  return reply.status(page.status).type("text/html; charset=utf-8").send(body);
}
