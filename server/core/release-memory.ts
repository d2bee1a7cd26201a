import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Loading the food table leaves twice as much garbage as data, and the heap does not shrink by itself: 338 MB resident
 * before and 172 MB after, measured when the server is ready. Takes about 100 ms, so call it once.
 */
export function releaseStartupMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
