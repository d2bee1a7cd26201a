/** server/database/embedded: our own PostgreSQL in the data folder. This file: what is known of a running process. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The command line of a live process; undefined when there is none (a zombie has none either). */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform === "linux") return readProc(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  return askPs(pid, "command=");
}

/** Tells a process from a later one with the same number: when it began, as the system writes it. */
export function birthOf(pid: number): string | undefined {
  if (process.platform !== "linux") return askPs(pid, "lstart=");
  // Field 22 of stat, counted behind the command's name, which may hold spaces.
  const begun = readProc(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ")[19];
  return begun && `${begun}@${readProc("/proc/sys/kernel/random/boot_id")?.trim()}`;
}

function readProc(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8") || undefined;
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync("ps", ["-ww", "-o", column, "-p", String(pid)], { encoding: "utf8" });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}
