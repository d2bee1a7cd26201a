/** web/app/i18n: the language of a page request, and the cookie that remembers one asked for with ?lang. */
import { type Language, languageOf } from "#domain/people/language.ts";
import { acceptedLanguages, detectLanguage, languageKey, languageParameter } from "./detect-language.ts";
import { languageCookie } from "./language-cookie.ts";

export function languageOfRequest(request: Request): Language {
  return detectLanguage({
    url: new URL(request.url),
    storedChoice: cookieOf(request, languageKey),
    browserLanguages: acceptedLanguages(request.headers.get("accept-language")),
  });
}

/** The Set-Cookie header for a language chosen by address; undefined where none was. */
export function chosenLanguageCookie(request: Request): string | undefined {
  const chosen = languageOf(new URL(request.url).searchParams.get(languageParameter));
  return chosen && languageCookie(chosen);
}

function cookieOf(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=");
    if (key === name) return value;
  }
  return undefined;
}
