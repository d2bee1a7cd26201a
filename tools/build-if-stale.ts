import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { arePagesCompressed, arePagesFresh, isServerFresh } from "./build-freshness.ts";

const root = join(import.meta.dirname, "..");

interface BuildOptions {
  /** Whether the files of the pages are compressed by a process that may outlive this one, instead of before this returns. */
  readonly compressLater?: boolean;
}

/** Builds in a child process, so that the server's memory does not keep what the build needs. */
export function buildIfStale({ compressLater = false }: BuildOptions = {}): void {
  if (!arePagesFresh(root)) {
    console.log("Building the pages …");
    build("build.ts", ...(compressLater ? ["--uncompressed"] : []));
  } else if (!isServerFresh(root)) {
    console.log("Building the server …");
    build("build-server.ts");
  }
  if (compressLater && !arePagesCompressed(root)) compressInBackground();
}

function build(program: string, ...options: readonly string[]): void {
  const args = [join(import.meta.dirname, program), ...options];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function compressInBackground(): void {
  const program = join(import.meta.dirname, "compress-pages.ts");
  spawn(process.execPath, [program], { detached: true, stdio: ["ignore", "ignore", "inherit"] }).unref();
}

if (import.meta.main) buildIfStale({ compressLater: true });
