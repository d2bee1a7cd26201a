/** server/site: every public page, in every language (sitemaps.org, with Google's alternates). It agrees with the pages' own hreflang links. */
import type { BlogPost } from "#contract/shapes/blog.ts";
import { languages } from "#domain/people/language.ts";
import { xmlText } from "./xml.ts";

export function sitemap(baseUrl: string, paths: readonly string[], posts: readonly BlogPost[]): string {
  const dates = new Map(posts.map(({ slug, publishDate }) => [`/blog/${slug}`, publishDate]));
  const entries = paths.flatMap((path) => entriesOf(`${baseUrl}${path}`, dates.get(path)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

function entriesOf(plain: string, date: string | undefined): string[] {
  const addresses = [
    { language: "x-default", address: plain },
    ...languages.map((language) => ({ language: language as string, address: `${plain}?lang=${language}` })),
  ];
  const alternates = addresses.map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`,
  );
  const changed = date ? `<lastmod>${date}</lastmod>` : "";
  return addresses.map(
    ({ address }) => `<url><loc>${xmlText(address)}</loc>${changed}${alternates.join("")}</url>`,
  );
}
