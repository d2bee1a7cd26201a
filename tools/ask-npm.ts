/** tools/: what developers and `npm start` run. This file asks npm something and gives what it prints, whatever its exit code says. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const patienceMs = 60_000;
const answerMaxBytes = 64 * 1024 * 1024;

export function askNpm(...words: string[]): string {
  const { stdout, error } = spawnSync("npm", words, {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: patienceMs,
    maxBuffer: answerMaxBytes,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  if (error) throw error;
  return stdout;
}
