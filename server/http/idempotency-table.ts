import { type Kysely, sql } from "kysely";
import { newId } from "../core/new-id.ts";
import { deleteInBatches } from "../database/delete-in-batches.ts";
import type { Database } from "../database/schema.ts";

export interface KeyedRequest {
  /** `user:<id>`, `visitor:<id>` or `address:<ip>`: keys of different callers are independent. */
  readonly owner: string;
  readonly key: string;
  readonly endpoint: string;
  readonly requestHash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type KeyState =
  | { readonly kind: "done"; readonly answer: StoredAnswer }
  | { readonly kind: "working" }
  | { readonly kind: "other_request" };

export interface CallWork {
  /** Id for the created row: the same for every attempt with the same key. */
  readonly id: string;
  /** An earlier attempt may have done the work but died before storing its answer. */
  readonly mayBeDone: boolean;
}

/**
 * Succeeds when the key is new, was released, or its lock has expired, and locks it for `heldForMs`. A lock that ends much
 * later than that was set by a wrong clock and is ignored.
 */
export async function claimKey(
  db: Kysely<Database>,
  { owner, key, endpoint, requestHash }: KeyedRequest,
  { now, heldForMs }: { readonly now: Date; readonly heldForMs: number },
): Promise<CallWork | undefined> {
  const id = newId(now);
  const later = (ms: number) => new Date(now.getTime() + ms);
  const lockedUntil = later(heldForMs);
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({
      owner,
      key,
      endpoint,
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

/** Undefined if there is no such key. */
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

/** Whether the key was used before, for any request. */
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

/** For refused work that has had no effect. */
export async function deleteKey(
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

export async function saveAnswer(
  db: Kysely<Database>,
  { owner, key }: KeyedRequest,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ state: "done", status, answer: body === undefined ? null : JSON.stringify(body) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute();
}

/** Lets the request be tried again. The row stays, so that the next attempt uses the same work id. */
export async function releaseKey(db: Kysely<Database>, { owner, key }: KeyedRequest): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ locked_until: new Date(0) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("state", "=", "working")
    .execute();
}

export async function deleteKeysBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await deleteInBatches(db, "idempotency_keys", async (transaction, rowsMax) => {
    const { numAffectedRows } = await sql`delete from idempotency_keys where (owner, key) in (
      select owner, key from idempotency_keys where created_at < ${instant} order by created_at limit ${rowsMax}
    )`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  });
}

/** Returns how many rows. */
export async function deleteUserKeys(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("owner", "=", `user:${userId}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
