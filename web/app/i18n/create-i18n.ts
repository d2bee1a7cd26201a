/** web/app/i18n: one i18next instance, set up alike on the server (a fresh one a request) and in the browser. */
import { createInstance, type i18n, type Module, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, languages } from "#domain/people/language.ts";

export function createI18n(language: Language, resources: Resource, loader?: Module): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  if (loader) instance.use(loader);
  instance.init({
    lng: language,
    // Every language is complete (a test holds them to it), so English is never fetched beside another.
    fallbackLng: false,
    supportedLngs: languages,
    resources,
    // Texts in the page are complete for what it shows; the loader fetches the others when they are needed.
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
