import { CallRefused, CircuitBreaker } from "../../circuit-breaker.ts";
import { combineReadings } from "../combine-readings.ts";
import type { Packet } from "../packets.ts";
import type { PhotoAnalyser, PhotoOutcome, PhotoRequest } from "../photo-analyser.ts";
import type { PhotoReading } from "../recogniser.ts";

type ChainOutcome =
  | (Extract<PhotoOutcome, { kind: "analysed" }> & { readonly analyser: string })
  | {
      readonly kind: "unsure";
      readonly reading: PhotoReading;
      readonly packets: readonly Packet[];
    };

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

/** Analysers of one step run at the same time. The first in the list that is sure answers, and stops those behind it. */
export type ChainStep = readonly PhotoAnalyser[];

/** Why nobody waits for an analyser any more: it took too long, or another one of its step has answered. */
interface Ends {
  readonly isLate: AbortSignal;
  readonly isAnswered: AbortSignal;
}

interface Guarded {
  readonly analyser: PhotoAnalyser;
  readonly breaker: CircuitBreaker;
  readonly report: ReportFailure;
}

/** Undefined where it could not do its work. */
async function askOne(
  { analyser, breaker, report }: Guarded,
  request: PhotoRequest,
  { isLate, isAnswered }: Ends,
): Promise<PhotoOutcome | undefined> {
  const signal = AbortSignal.any([isLate, isAnswered]);
  try {
    return await breaker.run(
      () => finishByDeadline(analyser.deadlineMs, signal, (limited) => analyser.analyse(request, limited)),
      isAnswered,
    );
  } catch (failure) {
    if (!(failure instanceof CallRefused || signal.aborted)) report(analyser.name, failure);
    return undefined;
  }
}

async function askStep(
  step: readonly Guarded[],
  request: PhotoRequest,
  signal: AbortSignal,
): Promise<ChainOutcome> {
  const answered = new AbortController();
  const ends = { isLate: signal, isAnswered: answered.signal };
  const asked = step.map((guarded) => askOne(guarded, request, ends));
  let reading = nothingSeen;
  let { packets } = request;
  for (const [at, { analyser }] of step.entries()) {
    const outcome = await asked[at];
    if (outcome?.kind === "analysed") {
      answered.abort();
      return { ...outcome, features: outcome.features ?? reading.features, analyser: analyser.name };
    }
    if (outcome) reading = combineReadings(reading, outcome.reading);
    if (outcome?.packets) packets = outcome.packets;
  }
  return { kind: "unsure", reading, packets };
}

/**
 * One of several photos may be the packet of what another shows, so analysers are then asked one by one, each with what was read
 * before.
 */
function stepsFor({ photos }: PhotoRequest, steps: readonly (readonly Guarded[])[]) {
  return photos.length === 1 ? steps : steps.flat().map((guarded) => [guarded]);
}

export function createPhotoChain(steps: readonly ChainStep[], report: ReportFailure): PhotoChain {
  const guard = (analyser: PhotoAnalyser): Guarded => ({
    ...{ analyser, report },
    breaker: new CircuitBreaker(analyser.concurrencyMax),
  });
  const guardedSteps = steps.map((step) => step.map(guard));
  return {
    ask: async (request, signal) => {
      let reading = nothingSeen;
      let { packets } = request;
      for (const step of stepsFor(request, guardedSteps)) {
        // A photo of print shows no food: the other analysers would guess one.
        if (signal.aborted || reading.print !== undefined) break;
        const outcome = await askStep(step, { ...request, packets }, signal);
        if (outcome.kind === "analysed")
          return { ...outcome, features: outcome.features ?? reading.features };
        reading = combineReadings(reading, outcome.reading);
        packets = outcome.packets;
      }
      return { kind: "unsure", reading, packets };
    },
    close: async () => {
      await Promise.all(steps.flat().map((analyser) => analyser.close()));
    },
  };
}
