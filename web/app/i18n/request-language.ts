import type { LanguageHints } from "#contract/site.ts";
import { type Language, languageOf } from "#domain/people/language.ts";
import { languageKey } from "../storage/site-keys.ts";
import { detectLanguage, languageParameter, parseAcceptLanguage } from "./detect-language.ts";
import { languageCookie } from "./language-cookie.ts";

export function detectRequestLanguage({ url, headers }: Request): Language {
  return languageOfHints({
    url: new URL(url),
    cookies: headers.get("cookie") ?? undefined,
    acceptLanguage: headers.get("accept-language") ?? undefined,
  });
}

export function languageOfHints({ url, cookies, acceptLanguage }: LanguageHints): Language {
  return detectLanguage({
    url,
    storedChoice: readCookie(cookies, languageKey),
    browserLanguages: parseAcceptLanguage(acceptLanguage ?? null),
  });
}

/** The Set-Cookie header for a language chosen with ?lang; undefined if none was. */
export function chosenLanguageCookie(url: URL): string | undefined {
  const chosen = languageOf(url.searchParams.get(languageParameter));
  return chosen && languageCookie(chosen);
}

function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value] = pair.trim().split("=");
    if (key === name) return value;
  }
  return undefined;
}
