// Linux only.
import { readdirSync, readFileSync } from "node:fs";

/** Length of the ticks in which Linux counts processor time. */
const msPerTick = 10;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function timeOf(pid: number): ProcessTime | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may have spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const number = (at: number) => Number(fields[at]);
    // utime, stime, and those of children that have ended
    return { pid, parent: number(1), ticks: number(11) + number(12) + number(13) + number(14) };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}

/** ms of processor that a process and those it started have used, the embedded PostgreSQL included. */
export function processorMsOf(pid: number): number {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (timeOf(Number(name)) ?? []) : [],
  );
  const own = all.find((each) => each.pid === pid)?.ticks ?? 0;
  const sumOfChildren = (parent: number): number =>
    all
      .filter((each) => each.parent === parent)
      .reduce((sum, child) => sum + child.ticks + sumOfChildren(child.pid), 0);
  return (own + sumOfChildren(pid)) * msPerTick;
}
