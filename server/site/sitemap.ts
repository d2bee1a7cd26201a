// Every public page in every language (sitemaps.org). Must agree with the hreflang links of the pages themselves.
import type { BlogPost } from "#contract/shapes/blog.ts";
import { languages } from "#domain/people/language.ts";
import { escapeXml } from "./escape-xml.ts";

export function renderSitemap(baseUrl: string, paths: readonly string[], posts: readonly BlogPost[]): string {
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
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  const changed = date ? `<lastmod>${date}</lastmod>` : "";
  return addresses.map(
    ({ address }) => `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.join("")}</url>`,
  );
}
