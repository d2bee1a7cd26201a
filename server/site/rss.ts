// One RSS 2.0 feed of the blog per language.
import type { BlogPost } from "#contract/shapes/blog.ts";
import type { Language } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";
import { escapeXml } from "./escape-xml.ts";

export function renderRssFeed(baseUrl: string, language: Language, posts: readonly BlogPost[]): string {
  const title = renderText(language, { key: "site:feedTitle" });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${title}</title><link>${escapeXml(`${baseUrl}/blog?lang=${language}`)}</link>`,
    `<description>${title}</description><language>${language}</language>`,
    `<atom:link href="${escapeXml(`${baseUrl}/rss/${language}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => renderRssItem(baseUrl, language, post)),
    "</channel></rss>\n",
  ].join("\n");
}

function renderRssItem(baseUrl: string, language: Language, post: BlogPost): string {
  const address = escapeXml(`${baseUrl}/blog/${post.slug}?lang=${language}`);
  return [
    `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid>${address}</guid>`,
    `<description>${escapeXml(post.excerpt)}</description>`,
    `<pubDate>${new Date(`${post.publishDate}T00:00:00Z`).toUTCString()}</pubDate></item>`,
  ].join("");
}
