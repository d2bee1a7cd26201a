import { type Kysely, sql } from "kysely";
import type { QuotaZone } from "#domain/scan/quota-zone.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { type CallerAccount, callerAccountColumns } from "./caller-account.ts";
import type { Device } from "./sessions/device.ts";

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly device: Device;
  readonly deviceHash: Buffer;
  /** However often its tokens are exchanged, the session ends then. */
  readonly expiresAt: Date;
}

/** A session with what every call of its person needs to know. */
export interface LiveSession extends CallerAccount {
  readonly provedAt: Date | null;
  readonly quotaZone: QuotaZone;
}

export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  await db
    .insertInto("refresh_token_families")
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      last_used_at: session.createdAt,
      browser: session.device.browser,
      system: session.device.system,
      time_zone: session.device.timeZone,
      device_hash: session.deviceHash,
      proved_at: session.createdAt,
    })
    .execute();
}

export async function endSession(
  db: Kysely<Database>,
  { sessionId, reason }: { readonly sessionId: string; readonly reason: "logout" | "reuse" },
  now: Date,
): Promise<void> {
  await db
    .updateTable("refresh_token_families")
    .set({ ended_at: now, end_reason: reason })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
}

const endReasons = {
  reset: "password",
  first_password: "password",
  password_changed: "password",
  others_signed_out: "person",
  deletion: "deletion",
  operator: "operator",
} as const;

export interface EndedSessions {
  readonly userId: string;
  readonly exceptSessionId?: string;
  readonly occasion: keyof typeof endReasons;
}

export async function endSessionsOf(
  db: Kysely<Database>,
  { userId, exceptSessionId, occasion }: EndedSessions,
  now: Date,
): Promise<void> {
  let ended = db
    .updateTable("refresh_token_families")
    .set({ ended_at: now, end_reason: endReasons[occasion] })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null);
  if (exceptSessionId !== undefined) ended = ended.where("id", "!=", exceptSessionId);
  await ended.execute();
}

export async function countLiveSessions(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom("refresh_token_families")
    .select(sql<number>`count(*)::int`.as("live"))
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return live;
}

/** Records that the person has proved who they are: sensitive changes are open to this session for a while. */
export async function recordProof(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("refresh_token_families")
    .set({ proved_at: now })
    .where("id", "=", sessionId)
    .execute();
}

interface SessionValues {
  readonly sessionId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Nearly every call sends it. */
const selectLiveSession = compileOnce((db, { sessionId, userId, now }: SessionValues) =>
  db
    .selectFrom("refresh_token_families as family")
    .innerJoin("users", "users.id", "family.user_id")
    .select([
      "family.proved_at as provedAt",
      ...callerAccountColumns,
      "users.quota_time_zone",
      "users.quota_zone_moved_at",
    ])
    .where("family.id", "=", sessionId)
    .where("family.user_id", "=", userId)
    .where("family.ended_at", "is", null)
    .where("family.expires_at", ">", now),
);

/** Undefined once the session has ended, has reached its last day, or the account is gone. */
export async function findLiveSession(
  db: Kysely<Database>,
  { sessionId, userId }: Omit<SessionValues, "now">,
  now: Date,
): Promise<LiveSession | undefined> {
  const { rows } = await selectLiveSession(db, { sessionId, userId, now });
  const [row] = rows;
  if (!row) return undefined;
  const { quota_time_zone: timeZone, quota_zone_moved_at: movedAt, ...session } = row;
  return { ...session, quotaZone: { timeZone, movedAt } };
}
