import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { type BlogPost, blogCategory } from "#contract/shapes/blog.ts";
import { calendarDay } from "#contract/shapes/primitives.ts";
import type { Language } from "#domain/people/language.ts";
import { readFrontMatter } from "./front-matter.ts";

const blogFolder = join(import.meta.dirname, "blog");

const text = z.string().check(z.trim(), z.minLength(1));

const postHead = z.strictObject({
  title: text,
  excerpt: text,
  category: blogCategory,
  author: text,
  publishDate: calendarDay,
  keywords: z.array(text).check(z.minLength(3)),
});

/** Newest first. Throws with the file name when a post is missing in this language or its front matter is invalid. */
export async function readPosts(language: Language, folder = blogFolder): Promise<BlogPost[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const posts = await Promise.all(slugs.map((slug) => readPost(folder, slug, language)));
  return posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug));
}

async function readPost(folder: string, slug: string, language: Language): Promise<BlogPost> {
  const file = join(folder, slug, `${language}.md`);
  const { head, body } = readFrontMatter(file, await readFile(file, "utf8"), postHead);
  return { slug, ...head, readTime: readTimeMinutes(body), content: body };
}

/** Words per minute, silent reading of non-fiction by adults: Brysbaert 2019, doi:10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238;

/** Whole minutes, at least one. */
export function readTimeMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
}

/** Counts visible words, without link addresses and markdown syntax. */
export function countWords(markdown: string): number {
  const visible = markdown.replace(/\]\([^)]*\)/g, "] ");
  return visible.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}
