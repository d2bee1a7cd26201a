/** server/telemetry: what the process tells of itself. This file begins tracing, where it is configured. */
import { noTracing, type Tracing, type TracingSettings } from "./tracing.ts";

/** OpenTelemetry is loaded only where it is configured. */
export async function startTracing(settings: TracingSettings | undefined): Promise<Tracing> {
  if (settings === undefined) return noTracing;
  const { createOtlpTracing } = await import("./otlp-tracing.ts");
  return createOtlpTracing(settings);
}
