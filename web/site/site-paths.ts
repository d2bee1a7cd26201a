import { type SiteContent, sitePaths } from "#contract/site.ts";

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

export function slugFromPath(path: string): string | undefined {
  return /^\/blog\/(.+)$/.exec(path)?.[1];
}

export function pathsOf({ posts }: SiteContent): readonly string[] {
  return [...sitePaths, ...(posts ?? []).map(({ slug }) => postPath(slug))];
}
