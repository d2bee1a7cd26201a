import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

/** Contains no personal data. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}
