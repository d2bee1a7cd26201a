/** contract/shapes: what the blog holds (spec section 3), as `/locales/<language>/blog.json` serves it. */
import * as z from "zod/mini";
import { calendarDay } from "./primitives.ts";

/** What a post may be about; the names that readers see stand in the locales, under `blog:category`. */
export const blogCategories = ["basics", "nutrients", "habits", "numbers"] as const;
export const blogCategory = z.enum(blogCategories);
export type BlogCategory = z.infer<typeof blogCategory>;

export const blogPost = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: blogCategory,
  author: z.string(),
  publishDate: calendarDay,
  /** Minutes. */
  readTime: z.int().check(z.positive()),
  keywords: z.array(z.string()),
  /** Markdown. */
  content: z.string(),
});
export type BlogPost = z.infer<typeof blogPost>;
