import { languageCookieLifeMs, languageKey, languageParameter } from "#contract/page-language.ts";
import { type Language, languageOf } from "#domain/people/language.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";

export interface PageRequest {
  /** Including the query. */
  readonly url: URL;
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The language of a page, by the first of: ?lang, the language chosen before, the browser's languages, English. */
export function languageOfPage({ url, cookies, acceptLanguage }: PageRequest): Language {
  return languageInAddress(url) ?? languageOf(readCookie(cookies)) ?? preferredLanguage(acceptLanguage);
}

export function languageInAddress(url: URL): Language | undefined {
  return languageOf(url.searchParams.get(languageParameter));
}

/** The Set-Cookie header for a language chosen with ?lang; undefined if none was. */
export function chosenLanguageCookie(url: URL): string | undefined {
  const chosen = languageInAddress(url);
  return chosen && `${languageKey}=${chosen}; Path=/; Max-Age=${languageCookieLifeMs / 1000}; SameSite=Lax`;
}

function readCookie(cookies: string | undefined): string | undefined {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value] = pair.trim().split("=");
    if (key === languageKey) return value;
  }
  return undefined;
}
