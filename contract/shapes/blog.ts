// The blog posts that `/locales/<language>/blog.json` serves.
import * as z from "zod/mini";
import { calendarDay } from "./primitives.ts";

/** Their display names are in the locales under `blog:category`. */
const blogCategories = ["basics", "nutrients", "habits", "numbers"] as const;
export const blogCategory = z.enum(blogCategories);

const blogPost = z.object({
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
