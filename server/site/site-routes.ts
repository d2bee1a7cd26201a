import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site, SiteRequest } from "#contract/site.ts";
import { type Language, languageOf } from "#domain/people/language.ts";
import { ownPath } from "../http/own-path.ts";
import { type ContactParts, serveContact } from "./contact-form.ts";
import { type MachineReadableParts, serveMachineReadableFiles } from "./machine-readable-files.ts";
import { type CachedPage, chooseEncoding, encodedBody, PageCache, preparePage } from "./page-cache.ts";

export interface SiteParts extends ContactParts, MachineReadableParts {
  /** Called for each request, so that development can return fresh code. */
  readonly loadSite: () => Promise<Site>;
  /** False in development, which renders every page again. */
  readonly isCached: boolean;
}

export async function serveSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { loadSite, isCached } = parts;
  const pages = new PageCache((request) => requireSite().render(request));
  let site: Site | undefined;
  const requireSite = () => {
    if (!site) throw new Error("The pages are not loaded.");
    return site;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    site = isCached && site ? site : await loadSite();
    const { siteRequest, cookie } = siteRequestOf(request, site, parts);
    const isPage = ({ content, path }: SiteRequest) => requireSite().pathsOf(content).includes(path);
    const page = isCached
      ? await pages.get(siteRequest, isPage)
      : await preparePage(site.render(siteRequest));
    return sendPage(request, reply, { page, cookie, language: siteRequest.language });
  };
  for (const path of ["/", "/blog", "/blog/:slug", "/about", "/terms", "/privacy", "/contact", "/accuracy"])
    app.get(path, answer);
  await serveContact(app, parts, async (request, reply, submit) => {
    site ??= await loadSite();
    const { siteRequest, cookie } = siteRequestOf(request, site, parts);
    const contact = await submit(siteRequest.language);
    const page = await preparePage(site.render({ ...siteRequest, contact }));
    return sendPage(request, reply, { page, cookie, language: siteRequest.language });
  });
  serveMachineReadableFiles(app, parts, async () => (site ??= await loadSite()));
}

function siteRequestOf(request: FastifyRequest, site: Site, parts: SiteParts) {
  const url = new URL(ownPath(request.url), "http://localhost");
  const { cookie: cookies, "accept-language": acceptLanguage } = request.headers;
  const language = site.languageOf({ url, cookies, acceptLanguage });
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  const siteRequest: SiteRequest = {
    path,
    language,
    isLanguageInAddress: languageOf(url.searchParams.get("lang")) !== undefined,
    baseUrl: parts.baseUrl(),
    today: parts.clock().toISOString().slice(0, 10),
    contactEmail: parts.contactEmail,
    content: parts.content[language],
  };
  return { siteRequest, cookie: site.cookieOf(url) };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, cookie, language }: { page: CachedPage; cookie: string | undefined; language: Language },
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
