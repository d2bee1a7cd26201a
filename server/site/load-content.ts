/** server/site: the public pages, kept in memory. This file: what they show that stands in no locale, read once, at start. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPosts } from "#content/blog-posts.ts";
import { readDocument } from "#content/documents.ts";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { type MeasuredMeals, measuredMeals } from "#contract/shapes/measured-meals.ts";
import type { SiteContent } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";

export type ContentByLanguage = Readonly<Record<Language, SiteContent>>;

const measuredFile = join(import.meta.dirname, "..", "..", "bench", "results", "meals.json");

/** Posts that cannot be read leave the blog unavailable, and `onFault` is told; the rest of the site stands. */
export async function loadContent(onFault: (fault: unknown) => void): Promise<ContentByLanguage> {
  const measured = await orUndefined(readMeasured(), onFault);
  const [en, es, fr] = await Promise.all(
    languages.map(async (language) => ({
      posts: await orUndefined<readonly BlogPost[]>(readPosts(language), onFault),
      documents: {
        about: await readDocument("about", language),
        terms: await readDocument("terms", language),
        privacy: await readDocument("privacy", language),
      },
      measured,
    })),
  );
  if (!en || !es || !fr) throw new Error("The texts of a language are missing.");
  return { en, es, fr };
}

async function readMeasured(): Promise<MeasuredMeals> {
  return measuredMeals.parse(JSON.parse(await readFile(measuredFile, "utf8")));
}

async function orUndefined<T>(work: Promise<T>, onFault: (fault: unknown) => void): Promise<T | undefined> {
  try {
    return await work;
  } catch (fault) {
    onFault(fault);
    return undefined;
  }
}
