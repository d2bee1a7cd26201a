/** tools/: what developers and `npm start` run. This file: builds the pages if they are older than their sources. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isBuildFresh } from "./build-freshness.ts";

/** In a process of its own: what building needs must not stay in the server's memory. */
export function buildIfStale(): void {
  if (isBuildFresh(join(import.meta.dirname, ".."))) return;
  console.log("Building the pages …");
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
