import type { FastifyInstance, FastifyReply } from "fastify";
import type { BlogPost } from "#contract/shapes/blog.ts";
import type { Site } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../core/app-error.ts";
import { escapeMarkup } from "../core/escape-markup.ts";
import type { ContentByLanguage } from "./load-content.ts";

const securityTextValidDays = 180;
/** It has the button that changes the password. */
const changePasswordPage = "/profile";
const temporaryRedirect = 302;
const dayMs = 24 * 60 * 60 * 1000;

export interface MachineReadableParts {
  readonly content: ContentByLanguage;
  /** Public URL without a trailing slash; known once the server listens. */
  readonly baseUrl: () => string;
  readonly contactEmail: string;
  readonly clock: () => Date;
}

export function serveMachineReadableFiles(
  app: FastifyInstance,
  parts: MachineReadableParts,
  loadSite: () => Promise<Site>,
): void {
  const { content, baseUrl, contactEmail, clock } = parts;
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header("Cache-Control", "public, max-age=3600").type(`${type}; charset=utf-8`).send(text);
  app.get("/robots.txt", async (_request, reply) => send(reply, "text/plain", renderRobotsText(baseUrl())));
  app.get("/.well-known/security.txt", async (_request, reply) =>
    send(reply, "text/plain", renderSecurityText({ baseUrl: baseUrl(), contactEmail, now: clock() })),
  );
  // Where password managers send people (https://w3c.github.io/webappsec-change-password-url/).
  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").redirect(changePasswordPage, temporaryRedirect),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const site = await loadSite();
    return send(
      reply,
      "application/xml",
      renderSitemap(baseUrl(), site.pathsOf(content.en), content.en.posts ?? []),
    );
  });
  for (const language of languages) {
    app.get(`/rss/${language}.xml`, async (_request, reply) => {
      const { posts } = content[language];
      if (!posts) throw new AppError("service_unavailable");
      return send(reply, "application/rss+xml", renderRssFeed(baseUrl(), language, posts));
    });
  }
}

// The app is useless without a session, and the API is for programs.
function renderRobotsText(baseUrl: string): string {
  const disallowed = [
    "/api/",
    "/dashboard",
    "/meals",
    "/analysis",
    "/report",
    "/profile",
    "/security",
    "/delete-account",
    "/keep-account",
    "/connect",
    "/subscription",
    "/thank-you",
  ];
  return `${["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${baseUrl}/sitemap.xml`].join("\n")}\n`;
}

/** RFC 9116. */
function renderSecurityText(parts: { baseUrl: string; contactEmail: string; now: Date }): string {
  const { baseUrl, contactEmail, now } = parts;
  const expires = new Date(Math.ceil(now.getTime() / dayMs) * dayMs + securityTextValidDays * dayMs);
  return `${[
    `Contact: mailto:${contactEmail}`,
    `Contact: ${baseUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ].join("\n")}\n`;
}

/** Every public page in every language (sitemaps.org). Must agree with the hreflang links of the pages. */
function renderSitemap(baseUrl: string, paths: readonly string[], posts: readonly BlogPost[]): string {
  const dates = new Map(posts.map(({ slug, publishDate }) => [`/blog/${slug}`, publishDate]));
  const entries = paths.flatMap((path) => renderSitemapEntries(`${baseUrl}${path}`, dates.get(path)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

function renderSitemapEntries(plain: string, date: string | undefined): string[] {
  const addresses = [
    { language: "x-default", address: plain },
    ...languages.map((language) => ({ language: language as string, address: `${plain}?lang=${language}` })),
  ];
  const alternates = addresses.map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
  );
  const changed = date ? `<lastmod>${date}</lastmod>` : "";
  return addresses.map(
    ({ address }) => `<url><loc>${escapeMarkup(address)}</loc>${changed}${alternates.join("")}</url>`,
  );
}

function renderRssFeed(baseUrl: string, language: Language, posts: readonly BlogPost[]): string {
  const title = renderText({ language, country: null }, { key: "site:feedTitle" });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${title}</title><link>${escapeMarkup(`${baseUrl}/blog?lang=${language}`)}</link>`,
    `<description>${title}</description><language>${language}</language>`,
    `<atom:link href="${escapeMarkup(`${baseUrl}/rss/${language}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => renderRssItem(baseUrl, language, post)),
    "</channel></rss>\n",
  ].join("\n");
}

function renderRssItem(baseUrl: string, language: Language, post: BlogPost): string {
  const address = escapeMarkup(`${baseUrl}/blog/${post.slug}?lang=${language}`);
  return [
    `<item><title>${escapeMarkup(post.title)}</title><link>${address}</link><guid>${address}</guid>`,
    `<description>${escapeMarkup(post.excerpt)}</description>`,
    `<pubDate>${new Date(`${post.publishDate}T00:00:00Z`).toUTCString()}</pubDate></item>`,
  ].join("");
}
