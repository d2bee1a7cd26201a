/** server/http: whether the process lives, and whether it can do its work. For load balancers and containers. */
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

const databasePatienceMs = 2_000;

export function serveHealth(app: FastifyInstance, db: Kysely<Database>): void {
  app.get("/health/live", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await withinPatience(sql`select 1`.execute(db));
      return reply.send({ status: "ok" });
    } catch (failure) {
      request.log.warn({ err: failure }, "not ready");
      return reply.status(503).send({ status: "unavailable" });
    }
  });
}

/** Rejects when the database has not answered for as long as somebody who looks in will wait. */
export async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer.")), databasePatienceMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
