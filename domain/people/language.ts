/** domain/people: who people are and how they are addressed. This file: the languages of the interface. */

export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** The supported language of a tag such as `es-MX`, or undefined. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}
