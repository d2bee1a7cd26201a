// Browser tests run against the production build.
import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import chromium from "@sparticuz/chromium";
import type { Language } from "#domain/people/language.ts";
import { browserTimeZone } from "./e2e/browser-day.ts";
import type { LanguageOptions } from "./e2e/fixtures.ts";

const workersMax = 5;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
};

/**
 * What a test's result depends on decides where it runs:
 * - no tag: the screen. A whole goal, in the default language on both screens.
 * - `@spanish` or `@french`: the words and their length, because it shows texts that no other test shows, types words of a language or
 *   checks formats. In the named language on a phone; each state that Axe checks is measured as wide as a desktop as well.
 * - `@wide` beside one of these: something is offered on one screen only. Also in the default language on a desktop.
 * - `@once`: neither: what the server, the storage or the network does. In the default language on a phone, and measured likewise.
 * The walks over all pages choose their languages themselves: `e2e/screens/small-screens.spec.ts`.
 */
const kinds: readonly {
  readonly screen: keyof typeof screens;
  readonly language: Language;
  readonly only: Pick<Project, "grep" | "grepInvert">;
}[] = [
  { screen: "phone", language: "en", only: { grepInvert: /@(spanish|french)/ } },
  { screen: "phone", language: "es", only: { grep: /@spanish/ } },
  { screen: "phone", language: "fr", only: { grep: /@french/ } },
  { screen: "desktop", language: "en", only: { grepInvert: /^(?!.*@wide).*@(once|spanish|french)/ } },
];

export default defineConfig<LanguageOptions>({
  testDir: "e2e",
  globalSetup: "./e2e/start-server.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tolerates a machine that stalls for a moment; Playwright reports such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than cores, because a test often waits, for an answer or for the next look at the page; one server serves them all.
  workers: Math.min(workersMax, availableParallelism() + 1),
  // Only a failing test waits this long. On a machine that others use as well, a page may need seconds for what takes a tenth.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    // Without it, what is not there to be pressed lasts as long as the whole test may.
    actionTimeout: 60_000,
    // Set by the global setup before the workers read this file.
    ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
    timezoneId: browserTimeZone,
    contextOptions: { reducedMotion: "reduce" },
    // `page.route` does not see the requests of a service worker. Its own tests allow it.
    serviceWorkers: "block",
    // Recording costs time in every test: for one that failed, `npx playwright test FILE --trace on`.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: await chromium.executablePath(),
      // Chromium's sandbox does not work as root or in a container; only our own pages are opened.
      args: ["--no-sandbox"],
    },
  },
  projects: kinds.map(({ screen, language, only }) => ({
    name: `${screen} ${language}`,
    use: {
      ...screens[screen],
      locale: language,
      language,
      measuredAt: screen === "phone" ? screens.desktop.viewport : null,
    },
    ...only,
  })),
});
