// `npm run test:quick [-- COMMIT]`: the tests nearest to what changed since the commit (main by default), on a phone. Says what it left out.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { affectedBrowserTests, affectedUnitTests, withoutSlow } from "./affected-tests.ts";
import { buildIfStale } from "./build-if-stale.ts";

/** So that a quiet machine with two cores needs less than a minute. */
const unitFilesMax = 16;
const browserFilesMax = 2;

/** Each test in the one language that its tag names. */
const onPhone = ["en", "es", "fr"].map((language) => `--project=phone ${language}`);

const root = join(import.meta.dirname, "..");

function git(...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split("\n").filter((line) => line !== "");
}

function nearest(what: string, files: readonly string[], max: number): readonly string[] {
  const taken = files.slice(0, max);
  const left = files.length - taken.length;
  console.log(`${taken.length} files of ${what} tests${left > 0 ? `, the nearest of ${files.length}` : ""}.`);
  return taken;
}

function run(program: string, ...options: string[]): boolean {
  const file = join(root, "node_modules", program);
  return spawnSync(process.execPath, [file, ...options], { cwd: root, stdio: "inherit" }).status === 0;
}

const [since = "main"] = process.argv.slice(2);
const [base = since] = git("merge-base", since, "HEAD");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
const { near, far } = affectedUnitTests(root, changed);
const fast = withoutSlow(near, changed);
const unit = nearest("unit", fast, unitFilesMax);
const slowCount = near.length - fast.length;
if (slowCount > 0) console.log(`Left out: ${slowCount} slow files.`);
if (far.length > 0)
  console.log(`Left out: ${far.length} files of the API that use the change only through the whole server.`);
const browser = nearest("browser", affectedBrowserTests(root, changed), browserFilesMax);
// Else each worker with a test of pages would build them, and take the files of the other away.
if (browser.length > 0 || unit.some((test) => test.startsWith("server/"))) buildIfStale();
const hasPassed = [
  unit.length === 0 || run("vitest/vitest.mjs", "run", ...unit),
  browser.length === 0 || run("@playwright/test/cli.js", "test", ...onPhone, ...browser),
];
process.exit(hasPassed.every(Boolean) ? 0 : 1);
