/** server/telemetry: what the process tells of itself. This file: `/metrics`, for whoever knows the token; without one there is no such page. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../core/app-error.ts";
import type { Metrics } from "./metrics.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Prometheus sends the token as `authorization: credentials`. To a stranger the page does not exist. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return;
  metrics.watchProcess();
  const wanted = digest(`Bearer ${token}`);
  app.get("/metrics", async (request, reply) => {
    // Hashes are of one length, and tell nothing by the time that comparing takes.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted))
      throw new AppError("not_found");
    const { registry } = metrics;
    return reply
      .type(registry.contentType)
      .header("Cache-Control", "no-store")
      .send(await registry.metrics());
  });
}
