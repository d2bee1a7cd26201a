import { type Kysely, type RawBuilder, sql } from "kysely";
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

/** The row that a call creates, if it creates one. The table calls its id `work_id`. */
export interface NewRow {
  /** The same for every attempt with the same key. */
  readonly id: string;
  /** An earlier attempt may have created it but died before storing its answer. */
  readonly mayExist: boolean;
}

/** Longer than any request runs, except a scan by a slow language model, two attempts of which store one result. */
const keyLockedForMs = 90_000;

export interface ClaimTerms {
  readonly now: Date;
  /** Id of what the call creates, if the key is new. */
  readonly newId: string;
  readonly lockedUntil: Date;
  /** A lock that ends later was set by a wrong clock. */
  readonly latestLock: Date;
}

export function claimTerms(now: Date, id: string): ClaimTerms {
  const later = (ms: number) => new Date(now.getTime() + ms);
  return { now, newId: id, lockedUntil: later(keyLockedForMs), latestLock: later(2 * keyLockedForMs) };
}

/**
 * A part of a statement's WITH that locks the key and returns the id of what is to be created, if the key is new, was released,
 * or its lock has expired. A lock that ends later than any could was set by a wrong clock and is ignored. See `openCall`.
 */
export function claimKey(
  { owner, key, endpoint, requestHash }: KeyedRequest,
  { now, lockedUntil, latestLock, newId: id }: ClaimTerms,
  condition: RawBuilder<boolean>,
): RawBuilder<{ work_id: string }> {
  return sql`
    insert into idempotency_keys
      (owner, key, endpoint, request_hash, state, work_id, locked_until, created_at)
    select ${owner}::text, ${key}::text, ${endpoint}::text, ${requestHash}::bytea, 'working', ${id}::uuid,
      ${lockedUntil}::timestamptz, ${now}::timestamptz where ${condition}
    on conflict (owner, key) do update set
      locked_until = excluded.locked_until,
      work_id = coalesce(idempotency_keys.work_id, excluded.work_id)
    where idempotency_keys.state = 'working'
      and (idempotency_keys.locked_until < ${now} or idempotency_keys.locked_until > ${latestLock})
      and idempotency_keys.endpoint = excluded.endpoint
      and idempotency_keys.request_hash = excluded.request_hash
    returning work_id`;
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

/** Deletes the key of refused work that has had no effect. */
export async function deleteKey(
  db: Kysely<Database>,
  { owner, key }: KeyedRequest,
  id: NewRow["id"],
): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("state", "=", "working")
    .where("work_id", "=", id)
    .execute();
}

/** An answer with its key, as they are stored. */
export interface AnswerRow extends Pick<KeyedRequest, "owner" | "key"> {
  readonly status: number;
  /** JSON */
  readonly answer: string | null;
}

export function answerRow({ owner, key }: KeyedRequest, { status, body }: StoredAnswer): AnswerRow {
  return { owner, key, status, answer: body === undefined ? null : JSON.stringify(body) };
}

/** Stores an answer if the condition holds, in the WITH of a statement that does the work. Without a row nothing is stored. */
export function storeAnswer(
  row: AnswerRow | undefined,
  condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  if (!row) return sql`select 1 where false`;
  const { owner, key, status, answer } = row;
  return sql`update idempotency_keys set state = 'done', status = ${status}, answer = ${answer}
    where owner = ${owner} and key = ${key} and ${condition}`;
}

/** Lets the request be tried again. The row stays, so that the next attempt creates the row with the same id. */
export async function releaseKey(db: Kysely<Database>, { owner, key }: KeyedRequest): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ locked_until: new Date(0) })
    .where("owner", "=", owner)
    .where("key", "=", key)
    .where("state", "=", "working")
    .execute();
}

/** Returns how many rows. */
export async function deleteUserKeys(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("owner", "=", `user:${userId}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
