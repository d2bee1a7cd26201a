import { noTracing, type Tracing, type TracingSettings } from "./tracing.ts";

export async function startTracing(settings: TracingSettings | undefined): Promise<Tracing> {
  if (settings === undefined) return noTracing;
  const { createOtlpTracing } = await import("./otlp-tracing.ts");
  return createOtlpTracing(settings);
}
