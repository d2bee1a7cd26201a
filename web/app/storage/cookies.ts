import { languageKey } from "#contract/page-language.ts";

/** Does nothing in browsers without the Cookie Store API and over plain http. */
export function writeLanguageCookie(language: string, expires: number): void {
  void globalThis.cookieStore?.set({ name: languageKey, value: language, expires });
}
