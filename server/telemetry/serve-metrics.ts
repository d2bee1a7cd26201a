import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../core/app-error.ts";
import type { Metrics } from "./metrics.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Prometheus sends the token as `authorization: credentials`. Without it, the endpoint answers 404. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return;
  metrics.collectProcessMetrics();
  const expected = digest(`Bearer ${token}`);
  app.get("/metrics", async (request, reply) => {
    // Hashes have equal lengths, and comparing them reveals nothing through timing.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected))
      throw new AppError("not_found");
    const { registry } = metrics;
    return reply
      .type(registry.contentType)
      .header("Cache-Control", "no-store")
      .send(await registry.metrics());
  });
}
