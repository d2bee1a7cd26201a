/** server/site: the public pages, kept in memory. This file: what they show that stands in no locale, read once, at start. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ZodMiniType, z } from "zod/mini";
import { readPosts } from "#content/blog-posts.ts";
import { readDocument } from "#content/documents.ts";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { measuredEveryday } from "#contract/shapes/measured-everyday.ts";
import { measuredMeals } from "#contract/shapes/measured-meals.ts";
import { measuredPhotos } from "#contract/shapes/measured-photos.ts";
import type { SiteContent } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";

export type ContentByLanguage = Readonly<Record<Language, SiteContent>>;

const measuredFolder = join(import.meta.dirname, "..", "..", "bench", "results");

/** Posts that cannot be read leave the blog unavailable, and `onFault` is told; the rest of the site stands. */
export async function loadContent(onFault: (fault: unknown) => void): Promise<ContentByLanguage> {
  const measured = await orUndefined(readMeasured("meals.json", measuredMeals), onFault);
  const everyday = await orUndefined(readMeasured("everyday.json", measuredEveryday), onFault);
  const photos = await orUndefined(readMeasured("photos.json", measuredPhotos), onFault);
  const [en, es, fr] = await Promise.all(
    languages.map(async (language) => ({
      posts: await orUndefined<readonly BlogPost[]>(readPosts(language), onFault),
      documents: {
        about: await readDocument("about", language),
        terms: await readDocument("terms", language),
        privacy: await readDocument("privacy", language),
      },
      measured,
      measuredEveryday: everyday,
      measuredPhotos: photos,
    })),
  );
  if (!en || !es || !fr) throw new Error("The texts of a language are missing.");
  return { en, es, fr };
}

async function readMeasured<Schema extends ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(measuredFolder, file), "utf8")));
}

async function orUndefined<T>(work: Promise<T>, onFault: (fault: unknown) => void): Promise<T | undefined> {
  try {
    return await work;
  } catch (fault) {
    onFault(fault);
    return undefined;
  }
}
