/** server/site: the public pages, kept in memory. This file: each page once a language and day, in every form that browsers take. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { SiteAnswer, SiteRequest } from "#contract/site.ts";
import { wholePagePolicy } from "../http/security-headers.ts";

export interface KeptPage {
  readonly status: number;
  /** Of the page's text; weak, as it names all its compressed forms. */
  readonly etag: string;
  readonly contentSecurityPolicy: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export type Form = "br" | "gzip" | "identity";

export async function prepare({ status, html, inlineScript, inlineStyle }: SiteAnswer): Promise<KeptPage> {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const hardest = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, hardest),
    promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    status,
    etag: `W/"${hash}"`,
    contentSecurityPolicy: wholePagePolicy(inlineScript, inlineStyle),
    brotli,
    gzip: gzipped,
  };
}

/** Uncompressed pages are asked for so rarely that they are not kept. */
export function bodyOf(page: KeptPage, form: Form): Promise<Buffer> | Buffer {
  if (form === "identity") return promisify(brotliDecompress)(page.brotli);
  return form === "br" ? page.brotli : page.gzip;
}

export function formFor(acceptEncoding: string | undefined): Form {
  const accepted = acceptEncoding ?? "";
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}

/** Renders a page when it is first asked for; a day later it is rendered anew, as some pages show the day. */
export class KeptPages {
  readonly #render: (request: SiteRequest) => SiteAnswer;
  #today = "";
  readonly #pages = new Map<string, Promise<KeptPage>>();

  constructor(render: (request: SiteRequest) => SiteAnswer) {
    this.#render = render;
  }

  /** For requests without an outcome of their own. Paths that `isPage` does not know are rendered, and not kept. */
  get(request: SiteRequest, isPage: (request: SiteRequest) => boolean): Promise<KeptPage> {
    if (request.today !== this.#today) {
      this.#pages.clear();
      this.#today = request.today;
    }
    const key = `${request.language}${request.isLanguageInAddress ? "!" : " "}${request.path}`;
    const known = this.#pages.get(key);
    if (known) return known;
    const made = prepare(this.#render(request));
    if (isPage(request)) {
      this.#pages.set(key, made);
      made.catch(() => this.#pages.delete(key));
    }
    return made;
  }
}
