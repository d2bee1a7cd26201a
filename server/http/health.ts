import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

const answerTimeoutMs = 2_000;
/** Free disk below which PostgreSQL cannot write its next log segment (16 MB) and a checkpoint. */
const freeDiskMinBytes = 64 * 1024 * 1024;

/** `dataFolder` is on the disk that the embedded database and the outbox write to. */
export function serveHealth(
  app: FastifyInstance,
  db: Kysely<Database>,
  dataFolder: string | undefined,
): void {
  app.get("/health/live", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await rejectAfterTimeout(sql`select 1`.execute(db));
      if (dataFolder !== undefined) await checkDiskSpace(dataFolder);
      return reply.send({ status: "ok" });
    } catch (failure) {
      request.log.warn({ err: failure }, "not ready");
      return reply.status(503).send({ status: "unavailable" });
    }
  });
}

async function checkDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < freeDiskMinBytes) throw new Error(`The disk of ${folder} is full.`);
}

/** Rejects when the database does not answer within two seconds. */
export async function rejectAfterTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer.")), answerTimeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
