// Linux only.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const kilobytesPerMegabyte = 1024;

function statusOf(
  pid: number,
): { readonly parent: number; readonly mb: number; readonly name: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, "utf8");
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
    const name = /^Name:\s+(.+)$/m.exec(text)?.[1] ?? "";
    return { parent: number("PPid"), mb: number("VmRSS") / kilobytesPerMegabyte, name };
  } catch {
    // The process has exited meanwhile.
    return undefined;
  }
}

/** Highest resident MB of a process since it began, or since this was called last. */
export function readAndResetPeakMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
  // 5 makes Linux count anew.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return Math.round(kilobytes / kilobytesPerMegabyte);
}

/** Resident MB of a server, alone and with its child processes. Without PostgreSQL, whose processes share memory. */
export function memoryOf(pid: number): { serverMb: number; allMb: number } {
  const all = readdirSync("/proc").flatMap((name) => {
    const status = /^\d+$/.test(name) ? statusOf(Number(name)) : undefined;
    return status ? [{ pid: Number(name), ...status }] : [];
  });
  const own = all.find((one) => one.pid === pid)?.mb ?? 0;
  const children = all.filter(({ parent, name }) => parent === pid && name !== "postgres");
  const sum = children.reduce((total, { mb }) => total + mb, own);
  return { serverMb: Math.round(own), allMb: Math.round(sum) };
}
