import { setFlagsFromString } from "node:v8";

/** Over what was alive after the last full collection. V8 would allow three times as much, which it seldom gives back. */
const growthPercent = 30;

/** Unlike a maximum for the whole heap, this leaves room for whatever is alive. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
