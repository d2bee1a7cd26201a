import type { Language } from "#domain/people/language.ts";
import { languageKey } from "../storage/site-keys.ts";

export const oneYearMs = 365 * 24 * 60 * 60 * 1000;

/** Mirrors the stored language for the server. Written the same way by server and browser. */
export function languageCookie(language: Language): string {
  return `${languageKey}=${language}; Path=/; Max-Age=${oneYearMs / 1000}; SameSite=Lax`;
}
