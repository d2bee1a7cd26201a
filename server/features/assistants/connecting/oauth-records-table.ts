import { type Kysely, sql } from "kysely";
import { hashToken } from "../../../core/opaque-token.ts";
import type { Database, Row } from "../../../database/schema.ts";

export type RecordKind = Row<"oauth_records">["kind"];

/** A record is found by its value, of which a hash is stored. */
export interface RecordName {
  readonly kind: RecordKind;
  readonly value: string;
}

export interface StoredRecord {
  readonly payload: object;
  readonly consumedAt: Date | null;
}

export interface NewRecord extends RecordName {
  readonly tokenId: string | null;
  readonly payload: object;
  readonly expiresAt: Date;
}

const ofName = (db: Kysely<Database>, { kind, value }: RecordName) =>
  db.selectFrom("oauth_records").where("key", "=", hashToken(value)).where("kind", "=", kind);

/** False: the connection it belongs to has ended. */
export async function saveRecord(
  db: Kysely<Database>,
  { kind, value, tokenId, payload, expiresAt }: NewRecord,
): Promise<boolean> {
  // Locked, so that a connection that is ending meanwhile counts as ended.
  const { numAffectedRows } = await sql`
    with connection as (select id from personal_tokens where id = ${tokenId}::uuid for key share)
    insert into oauth_records (key, kind, token_id, payload, expires_at)
    select ${hashToken(value)}::bytea, ${kind}, ${tokenId}::uuid, ${JSON.stringify(payload)}::jsonb, ${expiresAt}::timestamptz
    where ${tokenId}::uuid is null or exists (select from connection)
    on conflict (key) do update set payload = excluded.payload, expires_at = excluded.expires_at`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function findRecord(
  db: Kysely<Database>,
  name: RecordName,
  now: Date,
): Promise<StoredRecord | undefined> {
  return ofName(db, name)
    .select(["payload", "consumed_at as consumedAt"])
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** False: it was consumed before. */
export async function consumeRecord(
  db: Kysely<Database>,
  { kind, value }: RecordName,
  { now, keepUntil }: { readonly now: Date; readonly keepUntil: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("oauth_records")
    .set({ consumed_at: now, expires_at: sql`least(expires_at, ${keepUntil}::timestamptz)` })
    .where("key", "=", hashToken(value))
    .where("kind", "=", kind)
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRecord(db: Kysely<Database>, { kind, value }: RecordName): Promise<void> {
  await db.deleteFrom("oauth_records").where("key", "=", hashToken(value)).where("kind", "=", kind).execute();
}

/** Adds to the payload. */
export async function amendRecord(db: Kysely<Database>, name: RecordName, added: object): Promise<void> {
  await db
    .updateTable("oauth_records")
    .set({ payload: sql`payload || ${JSON.stringify(added)}::jsonb` })
    .where("key", "=", hashToken(name.value))
    .where("kind", "=", name.kind)
    .execute();
}

/** Stores the person's answer once. False: it has expired or was answered. */
export async function answerRequest(
  db: Kysely<Database>,
  { id, result, tokenId }: { readonly id: string; readonly result: object; readonly tokenId: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("oauth_records")
    .set({ payload: sql`payload || ${JSON.stringify({ result })}::jsonb`, token_id: tokenId })
    .where("key", "=", hashToken(id))
    .where("kind", "=", "Interaction")
    .where("expires_at", ">", now)
    .where(sql<boolean>`not payload ? 'result'`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Expired records, and the connections that nothing can use any more. */
export async function deleteDeadRecords(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("oauth_records").where("expires_at", "<", now).execute();
  await sql`delete from personal_tokens t where t.client_id is not null and not exists (
    select from oauth_records r where r.token_id = t.id and r.consumed_at is null)`.execute(db);
}
