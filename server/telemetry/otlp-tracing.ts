// Loaded only when a collector is configured: OpenTelemetry is large.
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { AppError } from "../core/app-error.ts";
import { waitAtMost } from "../core/wait-at-most.ts";
import type { Tracing, TracingSettings } from "./tracing.ts";

const serviceName = "platewise";
const closeTimeoutMs = 3_000;
/** W3C Trace Context, version 00: version, trace, parent, flags. */
const traceparentShape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const firstServerErrorStatus = 500;

function parseTraceparent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparentShape.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Marks the span with the error's code alone: its message may contain what a person typed. */
function markFailed(span: Span, failure: unknown): void {
  const type =
    failure instanceof AppError ? failure.code : failure instanceof Error ? failure.name : "unknown";
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}

function endRequest(span: Span, name: string, { route, status }: { route: string; status: number }): void {
  span.updateName(name);
  span.setAttributes({ "http.route": route, "http.response.status_code": status });
  if (status >= firstServerErrorStatus) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Registers nothing globally, so that several applications in one process keep their spans apart. */
export function createOtlpTracing({ endpoint, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const contexts = new AsyncLocalStorageContextManager();
  const tracer = provider.getTracer(serviceName);
  return {
    isOn: true,
    span: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes: { ...attributes } }, contexts.active());
      try {
        return await contexts.with(trace.setSpan(contexts.active(), span), work);
      } catch (failure) {
        markFailed(span, failure);
        throw failure;
      } finally {
        span.end();
      }
    },
    beginRequest: (method, traceparent) => {
      const parent = parseTraceparent(traceparent);
      const attributes = { "http.request.method": method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        run: (work) => contexts.with(trace.setSpan(parent, span), work),
        end: (route, status) => endRequest(span, `${method} ${route}`, { route, status }),
      };
    },
    recordStatement: ({ sql, durationMs, hasFailed }) => {
      // Outside a request (housekeeping, mail) each statement would become a trace of its own.
      if (!trace.getSpan(contexts.active())) return;
      const endTime = Date.now();
      const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
      const options = { kind: SpanKind.CLIENT, startTime: endTime - durationMs, attributes };
      const span = tracer.startSpan("database statement", options, contexts.active());
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    close: () =>
      waitAtMost(
        provider.shutdown().catch(() => {}),
        closeTimeoutMs,
      ),
  };
}
