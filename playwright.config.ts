/** How the browser tests run: the production build, a server of their own, each test on phone and desktop in three languages. */
import { defineConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import { defaultLanguage, languages } from "#domain/people/language.ts";
import type { LanguageOptions } from "./e2e/fixtures.ts";

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
};

/** Long, and on a wide screen the same in each language. */
const longAndAlike = [
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
  // A machine that stalls for a moment must not fail a run; what needed the second try is counted as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    // Set by the global setup, before the tests' processes read this.
    ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
    timezoneId: "Europe/Madrid",
    contextOptions: { reducedMotion: "reduce" },
    // Its tests allow it: a page whose calls are stood in for must be the one that makes them.
    serviceWorkers: "block",
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: await chromium.executablePath(),
      // The sandbox needs rights that a container or root doesn't have; nothing but our own pages is opened.
      args: ["--no-sandbox"],
    },
  },
  projects: languages.flatMap((language) =>
    Object.entries(screens).map(([screen, use]) => ({
      name: `${screen} ${language}`,
      use: { ...use, locale: language, language },
      ...(screen === "desktop" && language !== defaultLanguage && { testIgnore: longAndAlike }),
    })),
  ),
});
