export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** The supported language of a tag such as `es-MX`; undefined when unsupported. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}
