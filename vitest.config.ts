// `rules` needs nothing else, also those of the pages; `server` starts a real PostgreSQL, `web` runs in jsdom what needs a browser.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

/** Tests of the pages without a component, that store or read something in the browser. A jsdom for a file takes a quarter of a second. */
const inBrowser = "web/**/*.dom.test.ts";

/** Tolerates a machine that stalls for a while. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    // Vitest would leave a core free.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "rules",
          include: ["{analysis,bench,content,contract,domain,food,locales,tools,web}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, inBrowser],
          isolate: false,
          // With V8's usual 16 MB for new objects, an eighth of the processor time goes into collecting garbage.
          execArgv: ["--max-semi-space-size=64"],
          ...patient,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          globalSetup: "server/testing/global-setup.ts",
          alias: [
            {
              find: /^.*\/password-strength\.ts$/,
              replacement: join(import.meta.dirname, "server", "testing", "test-password-strength.ts"),
            },
          ],
          setupFiles: "server/testing/check-owners.ts",
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: "web",
          include: ["web/**/*.test.tsx", inBrowser],
          environment: "jsdom",
          // Vitest empties all others, also where a test reads the text.
          css: { include: /tokens\.css/ },
          // Isolated, because modules hold what is on screen, such as the toast and the connection: each file has a realm of its own
          // in its worker, which loads jsdom once.
          pool: "vmThreads",
          setupFiles: "web/app/testing/set-up.ts",
          ...patient,
        },
      },
    ],
  },
});
