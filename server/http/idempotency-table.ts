/** server/http: the first answer to each Idempotency-Key, kept for a day. This file: their table. */
import { type Kysely, sql } from "kysely";
import { newId } from "../core/new-id.ts";
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

/** What a call is to make. */
export interface CallWork {
  /** For what it makes: the same at every try with the same key. */
  readonly id: string;
  /** An earlier try may have made it, and died before it could keep its answer. */
  readonly mayBeDone: boolean;
}

/**
 * The work, when the key is the caller's to work on: it is new, was given back, or whoever had it must have died. `heldForMs`
 * is how long it is kept from others; a key held for much longer than that was held by a clock that went wrong.
 */
export async function claimKey(
  db: Kysely<Database>,
  { owner, key, endpoint, requestHash }: KeyedRequest,
  now: Date,
  heldForMs: number,
): Promise<CallWork | undefined> {
  const id = newId(now);
  const later = (ms: number) => new Date(now.getTime() + ms);
  const lockedUntil = later(heldForMs);
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({
      ...{ owner, key, endpoint },
      request_hash: requestHash,
      state: "working",
      work_id: id,
      locked_until: lockedUntil,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["owner", "key"])
        .doUpdateSet({
          locked_until: lockedUntil,
          work_id: sql`coalesce(idempotency_keys.work_id, excluded.work_id)`,
        })
        .where("idempotency_keys.state", "=", "working")
        .where((held) =>
          held.or([
            held("idempotency_keys.locked_until", "<", now),
            held("idempotency_keys.locked_until", ">", later(2 * heldForMs)),
          ]),
        )
        .where("idempotency_keys.request_hash", "=", requestHash),
    )
    .returning("work_id")
    .executeTakeFirst();
  return claimed && { id: claimed.work_id ?? id, mayBeDone: claimed.work_id !== id };
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

/** Whether the key has been used before, for whatever request. */
export async function hasKey(
  db: Kysely<Database>,
  { owner, key }: Pick<KeyedRequest, "owner" | "key">,
): Promise<boolean> {
  const row = db
    .selectFrom("idempotency_keys")
    .select("key")
    .where("owner", "=", owner)
    .where("key", "=", key);
  return (await row.executeTakeFirst()) !== undefined;
}

/** As if the request had never come: for work that was refused and has done nothing. */
export async function forgetKey(
  db: Kysely<Database>,
  { owner, key }: KeyedRequest,
  work: CallWork,
): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("state", "=", "working")
    .where("work_id", "=", work.id)
    .execute();
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

/** So that the same request may be tried again. The row stays: the next try does the same work, which may be done already. */
export async function giveKeyBack(db: Kysely<Database>, { owner, key }: KeyedRequest): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ locked_until: new Date(0) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("state", "=", "working")
    .execute();
}

export async function forgetKeysBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await deleteInBatches(db, "idempotency_keys", async (transaction, rowsMax) => {
    const { numAffectedRows } = await sql`delete from idempotency_keys where (owner, key) in (
      select owner, key from idempotency_keys where created_at < ${instant} order by created_at limit ${rowsMax}
    )`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  });
}
