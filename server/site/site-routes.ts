/** server/site: the public pages, kept in memory. This file: their addresses, and those of what search engines read beside them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site, SiteRequest } from "#contract/site.ts";
import { type Language, languageOf, languages } from "#domain/people/language.ts";
import { AppError } from "../core/app-error.ts";
import { ownPath } from "../http/own-path.ts";
import { type ContactParts, serveContact } from "./contact-form.ts";
import { bodyOf, formFor, type KeptPage, KeptPages, prepare } from "./kept-pages.ts";
import type { ContentByLanguage } from "./load-content.ts";
import { robotsText } from "./robots.ts";
import { rssFeed } from "./rss.ts";
import { securityText } from "./security-text.ts";
import { sitemap } from "./sitemap.ts";

export interface SiteParts extends ContactParts {
  /** Asked at each request, so that development can hand out fresh code. */
  readonly loadSite: () => Promise<Site>;
  /** Development renders every page anew. */
  readonly isKept: boolean;
  readonly content: ContentByLanguage;
  /** The public address, without a slash at the end; known once the server listens. */
  readonly baseUrl: () => string;
  readonly contactEmail: string;
  readonly clock: () => Date;
}

export async function serveSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { loadSite, isKept } = parts;
  const pages = new KeptPages((request) => requireSite().render(request));
  let site: Site | undefined;
  const requireSite = () => {
    if (!site) throw new Error("The pages are not loaded.");
    return site;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    site = isKept && site ? site : await loadSite();
    const { siteRequest, cookie } = siteRequestOf(request, site, parts);
    const isPage = ({ content, path }: SiteRequest) => requireSite().pathsOf(content).includes(path);
    const page = isKept ? await pages.get(siteRequest, isPage) : await prepare(site.render(siteRequest));
    return sendPage(request, reply, page, cookie, siteRequest.language);
  };
  for (const path of ["/", "/blog", "/blog/:slug", "/about", "/terms", "/privacy", "/contact", "/accuracy"])
    app.get(path, answer);
  await serveContact(app, parts, async (request, reply, outcomeIn) => {
    site ??= await loadSite();
    const { siteRequest, cookie } = siteRequestOf(request, site, parts);
    const contact = await outcomeIn(siteRequest.language);
    const page = await prepare(site.render({ ...siteRequest, contact }));
    return sendPage(request, reply, page, cookie, siteRequest.language);
  });
  serveListings(app, parts, async () => (site ??= await loadSite()));
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
  page: KeptPage,
  cookie: string | undefined,
  language: Language,
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
  const form = formFor(request.headers["accept-encoding"]);
  const body = await bodyOf(page, form);
  if (form !== "identity") reply.header("Content-Encoding", form);
  return reply.status(page.status).type("text/html; charset=utf-8").send(body);
}

function serveListings(app: FastifyInstance, parts: SiteParts, loadSite: () => Promise<Site>): void {
  const { content, baseUrl, contactEmail, clock } = parts;
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header("Cache-Control", "public, max-age=3600").type(`${type}; charset=utf-8`).send(text);
  app.get("/robots.txt", async (_request, reply) => send(reply, "text/plain", robotsText(baseUrl())));
  app.get("/.well-known/security.txt", async (_request, reply) =>
    send(reply, "text/plain", securityText({ baseUrl: baseUrl(), contactEmail, now: clock() })),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const site = await loadSite();
    return send(
      reply,
      "application/xml",
      sitemap(baseUrl(), site.pathsOf(content.en), content.en.posts ?? []),
    );
  });
  for (const language of languages) {
    app.get(`/rss/${language}.xml`, async (_request, reply) => {
      const { posts } = content[language];
      if (!posts) throw new AppError("service_unavailable");
      return send(reply, "application/rss+xml", rssFeed(baseUrl(), language, posts));
    });
  }
}
