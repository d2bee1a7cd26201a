import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isBuildFresh } from "./build-freshness.ts";

/** Builds in a child process, so that the server's memory does not keep what the build needs. */
export function buildIfStale(): void {
  if (isBuildFresh(join(import.meta.dirname, ".."))) return;
  console.log("Building the pages …");
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
