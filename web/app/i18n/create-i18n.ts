import { createInstance, type i18n, type Module, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, languages } from "#domain/people/language.ts";

/** Configured alike on the server (a new instance for each request) and in the browser. */
export function createI18n(language: Language, resources: Resource, modules: readonly Module[] = []): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  for (const module of modules) instance.use(module);
  instance.init({
    lng: language,
    // Every language is complete (`check:translations`), so English is never loaded as a fallback.
    fallbackLng: false,
    supportedLngs: languages,
    resources,
    // The page embeds the texts it shows; the loader fetches the others when needed.
    partialBundledLanguages: true,
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: "common",
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    load: "currentOnly",
    react: { useSuspense: true },
  });
  return instance;
}
