import { type Country, countryOfLocales } from "./country.ts";
import { defaultLanguage, type Language, languageOf } from "./language.ts";

/** The first language of an `Accept-Language` header that we have, the best first; English without one. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  for (const tag of acceptedTags(acceptLanguage)) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

/** The first country in `Accept-Language`: MX of `es-MX, es;q=0.9`. */
export function preferredCountry(acceptLanguage: string | undefined): Country | undefined {
  return countryOfLocales(acceptedTags(acceptLanguage));
}

/** The tags of an `Accept-Language` header, the best first. */
export function acceptedTags(acceptLanguage: string | undefined): readonly string[] {
  return (acceptLanguage ?? "")
    .split(",")
    .map((part, position) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, position, quality: weight ? Number(weight.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.position - other.position)
    .map(({ tag }) => tag);
}
