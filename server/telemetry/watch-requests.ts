/** server/telemetry: what the process tells of itself. This file watches requests: how long each took, and its span. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { routeOf } from "../http/route-of.ts";
import type { IsTrusted } from "../http/trusted-peers.ts";
import type { Telemetry } from "./telemetry.ts";
import type { RequestSpan } from "./tracing.ts";

/** `isTrusted`: whose word counts for the trace that a request belongs to. */
export function watchRequests(
  app: FastifyInstance,
  { metrics, tracing }: Telemetry,
  isTrusted: IsTrusted,
): void {
  app.addHook("onResponse", async (request, { statusCode, elapsedTime }) => {
    const { method } = request;
    metrics.requestEnded({
      method,
      route: routeOf(request),
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  });
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", async (request) => {
    const { traceparent } = request.headers;
    const believed = typeof traceparent === "string" && isTrusted(request.raw) ? traceparent : undefined;
    spans.set(request, tracing.beginRequest(request.method, believed));
  });
  // The body has been read by then: what comes after stays within the request.
  app.addHook("preHandler", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    spans.get(request)?.end(routeOf(request), statusCode);
  });
}
