import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { SiteAnswer, SiteRequest } from "#contract/site.ts";
import { buildCachedPageCsp } from "../http/security-headers.ts";

export interface CachedPage {
  readonly status: number;
  /** Weak, as it is the same for all encodings. */
  readonly etag: string;
  readonly contentSecurityPolicy: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export type ContentEncoding = "br" | "gzip" | "identity";

export async function preparePage({
  status,
  html,
  inlineScript,
  inlineStyle,
}: SiteAnswer): Promise<CachedPage> {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const maximum = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, maximum),
    promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    status,
    etag: `W/"${hash}"`,
    contentSecurityPolicy: buildCachedPageCsp(inlineScript, inlineStyle),
    brotli,
    gzip: gzipped,
  };
}

/** Uncompressed pages are requested too rarely to be cached. */
export function encodedBody(page: CachedPage, encoding: ContentEncoding): Promise<Buffer> | Buffer {
  if (encoding === "identity") return promisify(brotliDecompress)(page.brotli);
  return encoding === "br" ? page.brotli : page.gzip;
}

export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = acceptEncoding ?? "";
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/** Renders a page on its first request of the day, as some pages show the date. */
export class PageCache {
  readonly #render: (request: SiteRequest) => SiteAnswer;
  #today = "";
  readonly #pages = new Map<string, Promise<CachedPage>>();

  constructor(render: (request: SiteRequest) => SiteAnswer) {
    this.#render = render;
  }

  /** Not for requests with a form outcome. Paths for which `isPage` is false are rendered but not cached. */
  get(request: SiteRequest, isPage: (request: SiteRequest) => boolean): Promise<CachedPage> {
    if (request.today !== this.#today) {
      this.#pages.clear();
      this.#today = request.today;
    }
    const key = `${request.language}${request.isLanguageInAddress ? "!" : " "}${request.path}`;
    const cached = this.#pages.get(key);
    if (cached) return cached;
    const page = preparePage(this.#render(request));
    if (isPage(request)) {
      this.#pages.set(key, page);
      page.catch(() => this.#pages.delete(key));
    }
    return page;
  }
}
