/** How the tests run: the rules alone, the server on a real PostgreSQL, the pages' parts in a simulated browser. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{analysis,bench,content,contract,domain,food,locales,tools}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/testing/global-setup.ts",
          // A machine that stalls for a while must not fail a run.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "web", include: ["web/**/*.test.{ts,tsx}"], environment: "jsdom" } },
    ],
  },
});
