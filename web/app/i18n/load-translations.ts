import type { BackendModule } from "i18next";

const retriesMax = 5;
const firstDelayMs = 350;

/** Fetches a namespace that the page did not embed; up to five retries, 350 ms first, doubling. */
export const translationLoader: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    loadTranslation(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

async function loadTranslation(language: string, namespace: string): Promise<Record<string, unknown>> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`/locales/${language}/${namespace}.json`).catch(() => undefined);
    if (response?.ok) return (await response.json()) as Record<string, unknown>;
    const isPermanent = response !== undefined && response.status < 500;
    if (isPermanent || attempt >= retriesMax) throw new Error(`No translations for ${language}/${namespace}`);
    await new Promise((resume) => setTimeout(resume, firstDelayMs * 2 ** attempt));
  }
}
