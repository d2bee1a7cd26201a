// `npm run screenshots`: writes build/screenshots with the server, browser and texts of the browser tests.
import { defineConfig } from "@playwright/test";
import type { LanguageOptions } from "./e2e/fixtures.ts";
import tests from "./playwright.config.ts";

const desktop = { viewport: { width: 1280, height: 860 } };
const wide = { viewport: { width: 1920, height: 1080 } };
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const small = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };

export default defineConfig<LanguageOptions>({
  ...tests,
  testMatch: "**/*.shots.ts",
  retries: 0,
  projects: [
    { name: "1280", use: { ...desktop, locale: "en", language: "en" } },
    { name: "768", use: { ...tablet, locale: "en", language: "en" } },
    { name: "390", use: { ...phone, locale: "en", language: "en" } },
    // Only the public site has a layout for very wide screens.
    { name: "1920", testMatch: "**/public.shots.ts", use: { ...wide, locale: "en", language: "en" } },
    { name: "es-390", use: { ...phone, locale: "es", language: "es" } },
    { name: "dark-1280", use: { ...desktop, colorScheme: "dark", locale: "en", language: "en" } },
    { name: "es-dark-390", use: { ...phone, colorScheme: "dark", locale: "es", language: "es" } },
    { name: "fr-1280", use: { ...desktop, locale: "fr", language: "fr" } },
    // With text of twice the size.
    { name: "320-fr", testMatch: "**/walk.shots.ts", use: { ...small, locale: "fr", language: "fr" } },
  ],
});
