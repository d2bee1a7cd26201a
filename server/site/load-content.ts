import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ZodMiniType, z } from "zod/mini";
import { readPosts } from "#content/blog-posts.ts";
import { readClaims } from "#content/claims.ts";
import { readDocument } from "#content/documents.ts";
import type { BlogPost } from "#contract/shapes/blog.ts";
import { measuredEveryday } from "#contract/shapes/measured-everyday.ts";
import { measuredEverydayModel } from "#contract/shapes/measured-everyday-model.ts";
import { measuredMeals } from "#contract/shapes/measured-meals.ts";
import { measuredPhotos } from "#contract/shapes/measured-photos.ts";
import type { SiteContent } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";

export type ContentByLanguage = Readonly<Record<Language, SiteContent>>;

const measuredFolder = join(import.meta.dirname, "..", "..", "bench", "results");

/** Posts that cannot be read make the blog unavailable and are passed to `onError`; the rest of the site works. */
export async function loadContent(onError: (error: unknown) => void): Promise<ContentByLanguage> {
  const measured = await undefinedOnError(readMeasurements("meals.json", measuredMeals), onError);
  const everyday = await undefinedOnError(readMeasurements("everyday.json", measuredEveryday), onError);
  const withModel = readMeasurements("everyday-model.json", measuredEverydayModel);
  const everydayModel = await undefinedOnError(withModel, onError);
  const photos = await undefinedOnError(readMeasurements("photos.json", measuredPhotos), onError);
  const contents = await Promise.all(
    languages.map(
      async (language): Promise<[Language, SiteContent]> => [
        language,
        {
          claims: await readClaims(language),
          posts: await undefinedOnError<readonly BlogPost[]>(readPosts(language), onError),
          documents: {
            about: await readDocument("about", language),
            terms: await readDocument("terms", language),
            privacy: await readDocument("privacy", language),
          },
          measured,
          measuredEveryday: everyday,
          measuredEverydayModel: everydayModel,
          measuredPhotos: photos,
        },
      ],
    ),
  );
  // Safe: there is one for each language.
  return Object.fromEntries(contents) as ContentByLanguage;
}

async function readMeasurements<Schema extends ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(measuredFolder, file), "utf8")));
}

async function undefinedOnError<T>(
  work: Promise<T>,
  onError: (error: unknown) => void,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    onError(error);
    return undefined;
  }
}
