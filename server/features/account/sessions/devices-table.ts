import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface DeviceSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly timeZone: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** The account's sessions that have not ended, the one used last first. */
export async function listLiveSessions(
  db: Kysely<Database>,
  { userId, now, limit }: { readonly userId: string; readonly now: Date; readonly limit: number },
): Promise<DeviceSession[]> {
  return db
    .selectFrom("refresh_token_families")
    .select(["id", "browser", "system", "time_zone as timeZone"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Ends one of the person's sessions. False if they have no such live session. */
export async function endOwnSession(
  db: Kysely<Database>,
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("refresh_token_families")
    .set({ ended_at: now, end_reason: "person" })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the account has signed in with other browsers before, but never with this one. */
export async function isNewDevice(
  db: Kysely<Database>,
  userId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom("refresh_token_families")
    .select(sql<boolean | null>`bool_or(device_hash = ${deviceHash})`.as("isKnown"))
    .where("user_id", "=", userId)
    .where("device_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return row.isKnown === false;
}

export async function touchSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("refresh_token_families")
    .set({ last_used_at: now })
    .where("id", "=", sessionId)
    .execute();
}
