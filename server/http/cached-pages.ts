import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, deflateRaw, gzip, inflateRaw } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#domain/people/language.ts";

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export type ContentEncoding = "br" | "gzip" | "identity";

export interface PreparedPage {
  readonly status: number;
  /** Weak, as it is the same for all encodings. */
  readonly etag: string;
  readonly contentSecurityPolicy: string;
  readonly bodyIn: (encoding: ContentEncoding) => Promise<Buffer> | Buffer;
}

/** Pages that are not cached are compressed on every request, so they get a fast level. */
const brotliQuality = { cached: constants.BROTLI_MAX_QUALITY, once: 4 } as const;
const gzipLevel = { cached: constants.Z_BEST_COMPRESSION, once: 4 } as const;

function encode(html: Buffer, encoding: ContentEncoding, use: keyof typeof gzipLevel) {
  if (encoding === "identity") return html;
  if (encoding === "gzip") return promisify(gzip)(html, { level: gzipLevel[use] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return promisify(brotliCompress)(html, { params });
}

function prepare(
  { status, html, contentSecurityPolicy }: RenderedPage,
  bodyIn: PreparedPage["bodyIn"],
): PreparedPage {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { status, etag: `W/"${hash}"`, contentSecurityPolicy, bodyIn };
}

/** Compresses a page that is sent to one caller: fast, in the encoding that the caller accepts. */
export function encodePageOnce(rendered: RenderedPage): PreparedPage {
  return prepare(rendered, (encoding) => encode(Buffer.from(rendered.html), encoding, "once"));
}

/**
 * Compressed as well as possible in each encoding when that is first asked for: few pages are asked for in more than one. Until then,
 * and for clients that accept no encoding, the page is kept in a fast compression.
 */
export async function encodePageForCache(rendered: RenderedPage): Promise<PreparedPage> {
  const kept = await promisify(deflateRaw)(rendered.html, { level: constants.Z_BEST_SPEED });
  const bodies = new Map<ContentEncoding, Promise<Buffer>>();
  const plain = () => promisify(inflateRaw)(kept);
  return prepare(rendered, (encoding) => {
    if (encoding === "identity") return plain();
    const known = bodies.get(encoding);
    if (known) return known;
    const body = plain().then((html) => encode(html, encoding, "cached"));
    bodies.set(encoding, body);
    body.catch(() => bodies.delete(encoding));
    return body;
  });
}

export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = acceptEncoding ?? "";
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

export interface PageRequest {
  /** Everything that the page depends on except the day, and nothing about the person. */
  readonly key: string;
  /** The day, as YYYY-MM-DD. */
  readonly today: string;
  /** False for paths that anybody can make up: they are rendered for each request. */
  readonly isCached: boolean;
  readonly render: () => Promise<RenderedPage> | RenderedPage;
}

/** Renders a page on its first request of the day, as some pages show the date. Only pages with status 200 are cached. */
export class PageCache {
  #today = "";
  readonly #pages = new Map<string, Promise<PreparedPage>>();

  async get({ key, today, isCached, render }: PageRequest): Promise<PreparedPage> {
    if (today !== this.#today) {
      this.#pages.clear();
      this.#today = today;
    }
    if (!isCached) return encodePageOnce(await render());
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

async function renderOnce(render: PageRequest["render"]): Promise<PreparedPage> {
  return encodePageForCache(await render());
}

export interface PageReply {
  readonly page: PreparedPage;
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
  const body = await page.bodyIn(encoding);
  if (encoding !== "identity") reply.header("Content-Encoding", encoding);
  return reply.status(page.status).type("text/html; charset=utf-8").send(body);
}
