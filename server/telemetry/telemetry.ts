/** server/telemetry: what the process tells of itself: figures and spans, never anything of a person. */
import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}
