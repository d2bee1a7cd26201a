import type { SiteContent } from "#contract/site.ts";

export const pagePaths = ["/", "/blog", "/about", "/terms", "/privacy", "/contact", "/accuracy"] as const;
export type PagePath = (typeof pagePaths)[number];

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

export function slugFromPath(path: string): string | undefined {
  return /^\/blog\/(.+)$/.exec(path)?.[1];
}

export function pathsOf({ posts }: SiteContent): readonly string[] {
  return [...pagePaths, ...(posts ?? []).map(({ slug }) => postPath(slug))];
}
