// `npm test`: runs the unit and the browser tests, the latter even when the former fail. The pages are built before: tests of both
// need them, and two workers that build at once take each other's files away.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfStale } from "./build-if-stale.ts";
import { browserReport, unitReport } from "./count-tests.ts";

const root = join(import.meta.dirname, "..");
const runs = [
  ["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  ["@playwright/test/cli.js", "test", "--reporter=list,json"],
];

buildIfStale();
rmSync(join(root, "build", "reports"), { recursive: true, force: true });
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, browserReport) };
let hasFailed = false;
for (const [program = "", ...options] of runs) {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", program), ...options], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  hasFailed ||= status !== 0;
}
process.exit(hasFailed ? 1 : 0);
