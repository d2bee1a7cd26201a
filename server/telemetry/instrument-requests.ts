import type { FastifyInstance, FastifyRequest } from "fastify";
import { routeOf } from "../http/route-of.ts";
import type { IsTrusted } from "../http/trusted-peers.ts";
import type { Telemetry } from "./telemetry.ts";
import type { RequestSpan } from "./tracing.ts";

/** `isTrusted`: the peers whose `traceparent` is accepted. */
export function instrumentRequests(
  app: FastifyInstance,
  { metrics, tracing }: Telemetry,
  isTrusted: IsTrusted,
): void {
  app.addHook("onResponse", (request, { statusCode, elapsedTime }, done) => {
    const { method } = request;
    metrics.recordRequest({
      method,
      route: routeOf(request),
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
    done();
  });
  if (!tracing.isOn) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", async (request) => {
    const { traceparent } = request.headers;
    const trusted = typeof traceparent === "string" && isTrusted(request.raw) ? traceparent : undefined;
    spans.set(request, tracing.beginRequest(request.method, trusted));
  });
  // Not earlier: reading the body would lose the asynchronous context.
  app.addHook("preHandler", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    spans.get(request)?.end(routeOf(request), statusCode);
  });
}
