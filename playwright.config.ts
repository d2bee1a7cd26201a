// Browser tests run against the production build, on phone and desktop, in every language.
import { defineConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { defaultLanguage, languages } from "#domain/people/language.ts";
import type { LanguageOptions } from "./e2e/fixtures.ts";

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
};

/** Slow tests whose result does not depend on the language; on a desktop they run in the default language only. */
const languageIndependent = [
  "**/scan-correct-foods*",
  "**/scan-photo-*",
  "**/offline-*",
  "**/app-update*",
  "**/sign-out-*",
  "**/plans-checkout*",
  "**/plans-offered*",
];

export default defineConfig<LanguageOptions>({
  testDir: "e2e",
  globalSetup: "./e2e/start-server.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tolerates a machine that stalls for a moment; Playwright reports such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    // Set by the global setup before the workers read this file.
    ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
    timezoneId: "Europe/Madrid",
    contextOptions: { reducedMotion: "reduce" },
    // `page.route` does not see the requests of a service worker. Its own tests allow it.
    serviceWorkers: "block",
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: await chromium.executablePath(),
      // Chromium's sandbox does not work as root or in a container; only our own pages are opened.
      args: ["--no-sandbox"],
    },
  },
  projects: languages.flatMap((language) =>
    Object.entries(screens).map(([screen, use]) => ({
      name: `${screen} ${language}`,
      use: { ...use, locale: language, language },
      ...(screen === "desktop" && language !== defaultLanguage && { testIgnore: languageIndependent }),
    })),
  ),
});
