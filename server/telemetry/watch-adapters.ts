/** server/telemetry: what the process tells of itself. This file puts figures and spans around all that scans consist of. */
import type { Adapters } from "../adapters/adapters.ts";
import { watchAnalyser, watchDecoder, watchLimiter } from "./watch-parts.ts";
import { watchQueues } from "./watch-queues.ts";

/** Analysers of photos are watched where they are made: they come with their first photo. */
export function watchAdapters(adapters: Adapters): Adapters {
  const { analyser, photoDecoder, limiter, fleetingDb, telemetry } = adapters;
  watchQueues(fleetingDb, telemetry.metrics);
  return {
    ...adapters,
    analyser: watchAnalyser(analyser, telemetry),
    photoDecoder: watchDecoder(photoDecoder, telemetry),
    limiter: watchLimiter(limiter, telemetry),
  };
}
