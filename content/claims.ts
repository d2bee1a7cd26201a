import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { type SiteClaims, starsMax } from "#contract/site.ts";
import { type Language, languages } from "#domain/people/language.ts";

const text = z.string().check(z.trim(), z.minLength(1));
const translated = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>,
);
/** Fractions are allowed: they fill part of a star. */
const stars = z.number().check(z.gte(0), z.lte(starsMax));
/** `stars` are null where the person gave none. */
const testimonial = z.strictObject({
  stars: z.nullable(stars),
  text: translated,
  name: translated,
  role: translated,
});
const claims = z.strictObject({
  rating: z.nullable(z.strictObject({ stars, text: translated })),
  figures: z.array(
    z.strictObject({ value: translated, label: translated, isAccuracy: z.optional(z.boolean()) }),
  ),
  testimonials: z.array(testimonial),
  memberOnAboutPage: z.nullable(testimonial),
});

/** The figures and testimonials of the public pages, all in one file. Throws with its name when it is invalid. */
export async function readClaims(
  language: Language,
  file: string = join(import.meta.dirname, "claims.json"),
): Promise<SiteClaims> {
  const read = claims.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const { rating, figures, testimonials, memberOnAboutPage } = read.data;
  const testimonialIn = (each: z.output<typeof testimonial>) => ({
    stars: each.stars,
    text: each.text[language],
    name: each.name[language],
    role: each.role[language],
  });
  return {
    rating: rating && { stars: rating.stars, text: rating.text[language] },
    figures: figures.map(({ value, label, isAccuracy }) => ({
      ...{ value: value[language], label: label[language], isAccuracy },
    })),
    testimonials: testimonials.map(testimonialIn),
    memberOnAboutPage: memberOnAboutPage && testimonialIn(memberOnAboutPage),
  };
}
