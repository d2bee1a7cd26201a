// `npm run test:long`: tests that watch a server for a minute or more, and all cases of those that `npm test` takes some of.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "**/*.long.ts",
      "analysis/compose/questions/no-senseless-question.test.ts",
      "analysis/text/amount-grid.test.ts",
      "analysis/text/beside-the-foods.test.ts",
      "analysis/text/hostile-text.test.ts",
      "analysis/text/laws/*.test.ts",
      "analysis/text/menus/menus-in-sentences.test.ts",
      "analysis/text/names-find-their-row.test.ts",
      "analysis/text/portions/choose-grams.test.ts",
      "analysis/text/same-meal-in-three-languages.test.ts",
      "analysis/text/search-foods.test.ts",
      "analysis/text/segment/reword/refusals-together.test.ts",
      "server/database/failed-statements.test.ts",
      "server/features/imports/imports.test.ts",
      "server/trust/largest-calls.test.ts",
    ],
    exclude: ["node_modules/**"],
    globalSetup: "server/testing/global-setup.ts",
    env: { LONG_TESTS: "on" },
    testTimeout: 300_000,
  },
});
