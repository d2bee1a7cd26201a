import type { Resource, ResourceLanguage } from "i18next";
import type { Language } from "#domain/people/language.ts";

const files = import.meta.glob<Record<string, unknown>>("../../../locales/*/*.json", {
  eager: true,
  import: "default",
});

const translations: Resource = {};
for (const [path, texts] of Object.entries(files)) {
  const [language = "", file = ""] = path.split("/").slice(-2);
  translations[language] = { ...translations[language], [file.replace(".json", "")]: texts };
}

/** All texts in memory, for rendering on the server; never in the browser's bundle. */
export function getTranslations(language: Language): ResourceLanguage {
  return translations[language] ?? {};
}
