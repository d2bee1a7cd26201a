import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Undefined for a process that does not exist or is a zombie. */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform === "linux") return readProc(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  return readColumnFromPs(pid, "command=");
}

/** Distinguishes a process from a later one with the same pid. The format depends on the system. */
export function processStartTime(pid: number): string | undefined {
  if (process.platform !== "linux") return readColumnFromPs(pid, "lstart=");
  // Field 22 of stat, counted from after the command's name, which may contain spaces.
  const startTicks = readProc(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ")[19];
  return startTicks && `${startTicks}@${readProc("/proc/sys/kernel/random/boot_id")?.trim()}`;
}

function readProc(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8") || undefined;
  } catch {
    return undefined;
  }
}

function readColumnFromPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync("ps", ["-ww", "-o", column, "-p", String(pid)], { encoding: "utf8" });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}
