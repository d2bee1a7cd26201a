import { combineReadings } from "../combine-readings.ts";
import type { PhotoAnalyser, PhotoOutcome, PhotoRequest } from "../photo-analyser.ts";
import type { PhotoReading } from "../recogniser.ts";
import { CircuitBreaker, NotAsked } from "./circuit-breaker.ts";

export type ChainOutcome =
  | (Extract<PhotoOutcome, { kind: "analysed" }> & { readonly analyser: string })
  | { readonly kind: "unsure"; readonly reading: PhotoReading };

/** For the log: which analyser failed, and how. Never the photo or the note. */
export type ReportFailure = (analyser: string, failure: unknown) => void;

export interface PhotoChain {
  /** Never rejects: when all have failed or `signal` is aborted, nothing was seen. */
  ask(request: PhotoRequest, signal: AbortSignal): Promise<ChainOutcome>;
  close(): Promise<void>;
}

const nothingSeen: PhotoReading = { foods: [], foodProbability: 1 };

/** Resolves or rejects by the deadline, also when the analyser heeds no signal. */
async function finishByDeadline<T>(
  deadlineMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(limited.reason);
  if (limited.aborted) onAbort();
  limited.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work(limited), late]);
  } finally {
    limited.removeEventListener("abort", onAbort);
  }
}

export function createPhotoChain(analysers: readonly PhotoAnalyser[], report: ReportFailure): PhotoChain {
  const guarded = analysers.map((analyser) => ({
    analyser,
    breaker: new CircuitBreaker(analyser.concurrencyMax),
  }));
  return {
    ask: async (request, signal) => {
      let reading = nothingSeen;
      for (const { analyser, breaker } of guarded) {
        if (signal.aborted) break;
        try {
          const outcome = await breaker.run(() =>
            finishByDeadline(analyser.deadlineMs, signal, (limited) => analyser.analyse(request, limited)),
          );
          if (outcome.kind === "analysed") return { ...outcome, analyser: analyser.name };
          reading = combineReadings(reading, outcome.reading);
        } catch (failure) {
          if (!(failure instanceof NotAsked)) report(analyser.name, failure);
        }
      }
      return { kind: "unsure", reading };
    },
    close: async () => {
      await Promise.all(analysers.map((analyser) => analyser.close()));
    },
  };
}
