import { spawnSync } from "node:child_process";
import { join } from "node:path";

const timeoutMs = 60_000;
const outputMaxBytes = 64 * 1024 * 1024;

/** Returns what npm prints, whatever its exit code. */
export function runNpm(...args: string[]): string {
  const { stdout, error } = spawnSync("npm", args, {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: timeoutMs,
    maxBuffer: outputMaxBytes,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  if (error) throw error;
  return stdout;
}
