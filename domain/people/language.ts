export const languages = ["en", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** The supported language of a tag such as `es-MX`; undefined when unsupported. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** One value for each language. */
export function byLanguage<Value>(create: (language: Language) => Value): Readonly<Record<Language, Value>> {
  // Safe: the entries are built from these names.
  return Object.fromEntries(languages.map((language) => [language, create(language)])) as Record<
    Language,
    Value
  >;
}
