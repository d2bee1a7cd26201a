import type { MealAnalyser } from "#analysis/analyser.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { AppError } from "../core/app-error.ts";
import { LimitExceeded } from "../http/rate-limit.ts";
import type { RateLimiter } from "../http/rate-limits.ts";
import type { PhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { FinishedScan, Metrics } from "./metrics.ts";
import type { Telemetry } from "./telemetry.ts";

const secondsSince = (startedAtMs: number) => (performance.now() - startedAtMs) / 1000;

export function instrumentAnalyser(analyser: MealAnalyser, { tracing }: Telemetry): MealAnalyser {
  const { name } = analyser;
  return {
    name,
    analyse: (request) =>
      tracing.span("analyse text", { "platewise.analyser": name }, () => analyser.analyse(request)),
  };
}

/** Measures one of the analysers tried in turn, or the language model. */
export function instrumentPhotoAnalyser(
  analyser: PhotoAnalyser,
  { metrics, tracing }: Telemetry,
  spanName = "analyse photo",
): PhotoAnalyser {
  const { name: label, deadlineMs, concurrencyMax } = analyser;
  return {
    name: label,
    deadlineMs,
    concurrencyMax,
    analyse: async (request, signal) => {
      const startedAtMs = performance.now();
      let outcome: "analysed" | "unsure" | "failed" = "failed";
      metrics.recordAnalysisStart(label);
      try {
        const work = () => analyser.analyse(request, signal);
        const answer = await tracing.span(spanName, { "platewise.analyser": label }, work);
        outcome = answer.kind;
        return answer;
      } finally {
        metrics.recordAnalysis({ analyser: label, outcome, seconds: secondsSince(startedAtMs) });
      }
    },
    close: () => analyser.close(),
  };
}

export function instrumentDecoder(decoder: PhotoDecoder, { metrics, tracing }: Telemetry): PhotoDecoder {
  let photos = 0;
  metrics.gauge("platewise_photos_decoding", "Photos being decoded or waiting for it", () => photos);
  return {
    decode: async (bytes, signal) => {
      photos += 1;
      try {
        return await tracing.span("decode photo", { "platewise.bytes": bytes.length }, () =>
          decoder.decode(bytes, signal),
        );
      } finally {
        photos -= 1;
      }
    },
    close: () => decoder.close(),
  };
}

export function instrumentLimiter(limiter: RateLimiter, { metrics }: Telemetry): RateLimiter {
  const watch = (failure: unknown): never => {
    if (failure instanceof LimitExceeded) metrics.countRateLimitRefusal(failure.limit.name);
    throw failure;
  };
  const watched = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (failure) {
      return watch(failure);
    }
  };
  return {
    take: (limit, who, now) => limiter.take(limit, who, now).catch(watch),
    prepare: (attempts, now) => {
      const prepared = watched(() => limiter.prepare(attempts, now));
      return { ...prepared, check: (counted) => watched(() => prepared.check(counted)) };
    },
    takeHere: (limit, who, now) => limiter.takeHere(limit, who, now),
    forgive: (limit, who) => limiter.forgive(limit, who),
  };
}

/** Runs a scan and records its duration and outcome. */
export type RecordScan = <Scanned extends { readonly analyser: string; readonly status: string }>(
  kind: FinishedScan["kind"],
  scan: () => Promise<Scanned>,
) => Promise<Scanned>;

export function createScanRecorder(metrics: Metrics): RecordScan {
  return async (kind, scan) => {
    const startedAtMs = performance.now();
    const record = (analyser: string, outcome: string) =>
      metrics.recordScan({ kind, analyser, outcome, seconds: secondsSince(startedAtMs) });
    try {
      const scanned = await scan();
      record(scanned.analyser, scanned.status);
      return scanned;
    } catch (failure) {
      record("none", failure instanceof AppError ? failure.code : "internal_error");
      throw failure;
    }
  };
}
