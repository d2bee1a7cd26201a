/** server/http: the first answer to each Idempotency-Key, kept for a day. This file: their table. */
import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../database/delete-in-batches.ts";
import type { Database } from "../database/schema.ts";

export interface KeyedRequest {
  /** `user:<id>` or `visitor:<id>`: a key means nothing to anybody else. */
  readonly owner: string;
  readonly key: string;
  readonly endpoint: string;
  readonly requestHash: Buffer;
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type KeyState =
  | { readonly kind: "done"; readonly answer: KeptAnswer }
  | { readonly kind: "working" }
  | { readonly kind: "other_request" };

/** True when the key is the caller's to work on: it is new, or whoever had it must have died. */
export async function claimKey(
  db: Kysely<Database>,
  { owner, key, endpoint, requestHash }: KeyedRequest,
  now: Date,
  lockedUntil: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({
      ...{ owner, key, endpoint },
      request_hash: requestHash,
      state: "working",
      locked_until: lockedUntil,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["owner", "key"])
        .doUpdateSet({ locked_until: lockedUntil })
        .where("idempotency_keys.state", "=", "working")
        .where("idempotency_keys.locked_until", "<", now)
        .where("idempotency_keys.request_hash", "=", requestHash),
    )
    .returning("owner")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Undefined when the key has been given back meanwhile. */
export async function readKey(db: Kysely<Database>, request: KeyedRequest): Promise<KeyState | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "endpoint", "state", "status", "answer"])
    .where("owner", "=", request.owner)
    .where("key", "=", request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.endpoint !== request.endpoint || !request.requestHash.equals(row.request_hash)) {
    return { kind: "other_request" };
  }
  if (row.state === "working" || row.status === null) return { kind: "working" };
  return { kind: "done", answer: { status: row.status, body: row.answer ?? undefined } };
}

export async function keepAnswer(
  db: Kysely<Database>,
  { owner, key }: KeyedRequest,
  { status, body }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ state: "done", status, answer: body === undefined ? null : JSON.stringify(body) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();
}

/** So that the same request may be tried again. */
export async function giveKeyBack(db: Kysely<Database>, { owner, key }: KeyedRequest): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("owner", "=", owner).where("key", "=", key).execute();
}

export async function forgetKeysBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await deleteInBatches(db, "idempotency_keys", async (transaction, rowsMax) => {
    const { numAffectedRows } = await sql`delete from idempotency_keys where (owner, key) in (
      select owner, key from idempotency_keys where created_at < ${instant} order by created_at limit ${rowsMax}
    )`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  });
}
