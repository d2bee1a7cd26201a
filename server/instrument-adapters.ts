import type { Adapters } from "./adapters/adapters.ts";
import { addQueueGauges } from "./queue-metrics.ts";
import { instrumentAnalyser, instrumentDecoder, instrumentLimiter } from "./telemetry/instrument-scans.ts";

/** Photo analysers are instrumented where they are created, as that happens with the first photo. */
export function instrumentAdapters(adapters: Adapters): Adapters {
  const { analyser, photoDecoder, limiter, fleetingDb, telemetry } = adapters;
  addQueueGauges(fleetingDb, telemetry.metrics);
  return {
    ...adapters,
    analyser: instrumentAnalyser(analyser, telemetry),
    photoDecoder: instrumentDecoder(photoDecoder, telemetry),
    limiter: instrumentLimiter(limiter, telemetry),
  };
}
