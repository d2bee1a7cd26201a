import { type Kysely, sql } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";
import type { Device } from "../sessions/device.ts";

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly times: number;
  readonly browser: string | null;
  readonly system: string | null;
  readonly timeZone: string | null;
}

export interface NewSecurityEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly device?: Device;
}

/** Kept of each account. Failures apart, so that a guesser cannot push the others out. */
const keptEvents = 150;
const keptFailures = 50;
const failedKinds = ["sign_in_failed", "second_factor_failed"] as const;
export type FailedKind = (typeof failedKinds)[number];
const failuresAreOneMs = 3_600_000;

export async function insertSecurityEvent(
  db: Kysely<Database>,
  { userId, kind, device }: NewSecurityEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto("security_events")
    .values({
      id: newId(now),
      user_id: userId,
      kind,
      at: now,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
      time_zone: device?.timeZone ?? null,
    })
    .execute();
  for (const [operator, kept] of [
    ["not in", keptEvents],
    ["in", keptFailures],
  ] as const) {
    const old = db
      .selectFrom("security_events")
      .select("id")
      .where("user_id", "=", userId)
      .where("kind", operator, failedKinds)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .offset(kept);
    await db.deleteFrom("security_events").where("id", "in", old).execute();
  }
}

/** Counts a failed sign-in by one statement, whether there is such an account or not, so that its time does not tell. */
export async function countFailure(
  db: Kysely<Database>,
  { userId, kind, device }: { readonly userId: string; readonly kind: FailedKind; readonly device: Device },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - failuresAreOneMs);
  const { browser, system, timeZone } = device;
  await sql`with counted as (
      update security_events set times = times + 1
      where user_id = ${userId} and kind = ${kind} and at > ${since} returning id)
    insert into security_events (id, user_id, kind, at, browser, system, time_zone)
    select ${newId(now)}, users.id, ${kind}, ${now}::timestamptz, ${browser}::text, ${system}::text, ${timeZone}::text
    from users where users.id = ${userId} and not exists (select from counted)`.execute(db);
}

/** Latest first. */
export async function listSecurityEvents(db: Kysely<Database>, userId: string): Promise<SecurityEvent[]> {
  return db
    .selectFrom("security_events")
    .select(["kind", "at", "times", "browser", "system", "time_zone as timeZone"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(keptEvents + keptFailures)
    .execute();
}
