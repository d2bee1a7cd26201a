import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: NodeJS.GCFunction | undefined;

function collector(): NodeJS.GCFunction {
  if (collect !== undefined) return collect;
  setFlagsFromString("--expose-gc");
  const made: NodeJS.GCFunction = runInNewContext("gc");
  collect = made;
  return made;
}

/**
 * Called between the steps of the start, each of which leaves as much garbage as data: by itself the heap would grow to three
 * times the live data. Takes about 50 ms.
 */
export function collectGarbage(): void {
  collector()({ type: "major", execution: "sync" });
}

/**
 * Returns the memory that only the start needed, because the heap does not shrink by itself. Takes about 100 ms, so call it once.
 */
export function releaseStartupMemory(): void {
  collector()({ type: "major", execution: "sync", flavor: "last-resort" });
}
