/** web/app/i18n: the cookie that mirrors the stored language, written alike by server and browser. */
import type { Language } from "#domain/people/language.ts";
import { languageKey } from "../storage/site-keys.ts";

export const oneYearMs = 365 * 24 * 60 * 60 * 1000;

export function languageCookie(language: Language): string {
  return `${languageKey}=${language}; Path=/; Max-Age=${oneYearMs / 1000}; SameSite=Lax`;
}
