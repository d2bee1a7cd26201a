// `npx node tools/test-pooled.ts [FILES]`: the server's tests through a PgBouncer of their own, in transaction mode.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findPoolerVersion } from "#server/testing/pooler.ts";

/** The folders whose tests reach the database through the application. */
const folders = ["features", "http", "trust", "site", "telemetry", "backup", "operator", "housekeeping"];

const version = findPoolerVersion();
if (version === undefined) {
  console.log("Skipped: PgBouncer is not installed (Debian: apt-get install pgbouncer).");
  process.exit(0);
}
console.log(`Through ${version}, pool_mode = transaction`);
const chosen = process.argv.slice(2);
const files = chosen.length > 0 ? chosen : folders.map((folder) => `server/${folder}`);
const { status } = spawnSync(
  process.execPath,
  [join(import.meta.dirname, "..", "node_modules/vitest/vitest.mjs"), "run", "--project=server", ...files],
  { env: { ...process.env, TESTS_POOLED: "on" }, stdio: "inherit" },
);
process.exit(status ?? 1);
