// `rules` needs nothing else, `server` starts a real PostgreSQL, `web` runs components in jsdom.
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
          // Tolerates a machine that stalls for a while.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          include: ["web/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          // Longer than what a component test waits for.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
