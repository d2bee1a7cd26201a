import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { arePagesFresh, isServerFresh } from "./build-freshness.ts";

/** Builds in a child process, so that the server's memory does not keep what the build needs. */
export function buildIfStale(): void {
  const root = join(import.meta.dirname, "..");
  if (!arePagesFresh(root)) {
    console.log("Building the pages …");
    build("build.ts");
  } else if (!isServerFresh(root)) {
    console.log("Building the server …");
    build("build-server.ts");
  }
}

function build(program: string): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program)], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

if (import.meta.main) buildIfStale();
