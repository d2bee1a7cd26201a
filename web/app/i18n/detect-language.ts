import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

export const languageParameter = "lang";

export interface LanguageHints {
  readonly url: URL;
  readonly storedChoice: string | undefined;
  /** The browser's preferences, best first, as tags such as `fr-CA`. */
  readonly browserLanguages: readonly string[];
}

/** In order: ?lang, the stored choice, the browser's languages, the path, the subdomain, English. */
export function detectLanguage({ url, storedChoice, browserLanguages }: LanguageHints): Language {
  return (
    languageOf(url.searchParams.get(languageParameter)) ??
    languageOf(storedChoice) ??
    firstSupported(browserLanguages) ??
    languageOf(url.pathname.split("/")[1]) ??
    languageOf(url.hostname.split(".")[0]) ??
    defaultLanguage
  );
}

function firstSupported(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return undefined;
}

/** The tags of an Accept-Language header, best first. */
export function parseAcceptLanguage(header: string | null): string[] {
  return (header ?? "")
    .split(",")
    .map((part, position) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, position, quality: weight ? Number(weight.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.position - other.position)
    .map(({ tag }) => tag);
}
