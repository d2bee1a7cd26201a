import { languageKey } from "./site-keys.ts";

/** Browsers without the Cookie Store API, and pages over plain HTTP, go without. */
export function writeLanguageCookie(language: string, expires: number): void {
  void globalThis.cookieStore?.set({ name: languageKey, value: language, expires });
}
