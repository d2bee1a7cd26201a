/** tools/: what developers and `npm start` run. This file: builds the pages if they are older than their sources, then serves. */
import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { isBuildFresh } from "./build-freshness.ts";

process.env.NODE_ENV ??= "production";
// Keeps compiled code between starts: a third of the time to be ready.
enableCompileCache(join(import.meta.dirname, "..", "build", "compiled"));

if (!isBuildFresh(join(import.meta.dirname, ".."))) {
  console.log("Building the pages …");
  // In a process of its own: what building needs must not stay in the server's memory.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
const { builtFrontend, run } = await import("../server/main.ts");
await run(await builtFrontend());
