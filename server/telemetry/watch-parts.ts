/** server/telemetry: what the process tells of itself. This file puts figures and spans around what scans consist of. */
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { AppError } from "../core/app-error.ts";
import type { RateLimiter } from "../http/rate-limits.ts";
import type { PhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { EndedScan, Metrics } from "./metrics.ts";
import type { Telemetry } from "./telemetry.ts";

const secondsSince = (startedAtMs: number) => (performance.now() - startedAtMs) / 1000;

export function watchAnalyser(analyser: MealAnalyser, { tracing }: Telemetry): MealAnalyser {
  const { name } = analyser;
  return {
    name,
    analyse: (request) =>
      tracing.span("analyse text", { "platewise.analyser": name }, () => analyser.analyse(request)),
  };
}

/** Of those asked in turn: the language model among them. */
export function watchPhotoAnalyser(
  analyser: PhotoAnalyser,
  { metrics, tracing }: Telemetry,
  spanName = "analyse photo",
): PhotoAnalyser {
  const { name: label, deadlineMs, concurrencyMax } = analyser;
  return {
    ...{ name: label, deadlineMs, concurrencyMax },
    analyse: async (request, signal) => {
      const startedAtMs = performance.now();
      let outcome: "analysed" | "unsure" | "failed" = "failed";
      metrics.analysisBegun(label);
      try {
        const work = () => analyser.analyse(request, signal);
        const answer = await tracing.span(spanName, { "platewise.analyser": label }, work);
        outcome = answer.kind;
        return answer;
      } finally {
        metrics.analysisEnded({ analyser: label, outcome, seconds: secondsSince(startedAtMs) });
      }
    },
    close: () => analyser.close(),
  };
}

export function watchDecoder(decoder: PhotoDecoder, { metrics, tracing }: Telemetry): PhotoDecoder {
  let photos = 0;
  metrics.gauge("platewise_photos_decoding", "Photos that are being decoded or wait for it", () => photos);
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

export function watchLimiter(limiter: RateLimiter, { metrics }: Telemetry): RateLimiter {
  return {
    take: async (limit, who, now) => {
      try {
        await limiter.take(limit, who, now);
      } catch (failure) {
        if (failure instanceof AppError && failure.code === limit.exceeded) metrics.rateLimited(limit.name);
        throw failure;
      }
    },
    forgive: (limit, who) => limiter.forgive(limit, who),
  };
}

/** Runs a scan and notes how it ended. */
export type WatchScan = <Scanned extends { readonly analyser: string; readonly status: string }>(
  kind: EndedScan["kind"],
  scan: () => Promise<Scanned>,
) => Promise<Scanned>;

export function scanWatch(metrics: Metrics): WatchScan {
  return async (kind, scan) => {
    const startedAtMs = performance.now();
    const end = (analyser: string, outcome: string) =>
      metrics.scanEnded({ kind, analyser, outcome, seconds: secondsSince(startedAtMs) });
    try {
      const scanned = await scan();
      end(scanned.analyser, scanned.status);
      return scanned;
    } catch (failure) {
      end("none", failure instanceof AppError ? failure.code : "internal_error");
      throw failure;
    }
  };
}
