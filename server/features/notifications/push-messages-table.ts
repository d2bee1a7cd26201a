import { type Kysely, sql } from "kysely";
import type { OccurrenceKind } from "#domain/notifications/notification-settings.ts";
import type { Occurrence } from "#domain/notifications/occurrences.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { PushAddress } from "../../adapters/push/push-sender.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import { isNotifiable, type NotifiableAt } from "./is-notifiable.ts";

export type MessageEnd = "sent" | "dropped" | "expired" | "refused" | "unknown";

/** A message with all that is needed to send it. */
export interface ClaimedMessage {
  readonly id: string;
  readonly kind: OccurrenceKind;
  readonly day: CalendarDay;
  readonly expiresAt: Date;
  readonly attempts: number;
  readonly subscriptionId: string;
  readonly address: PushAddress;
  readonly userId: string;
  readonly language: Language;
  readonly country: Country | null;
  readonly isPremium: boolean;
}

/** A device gets an occurrence once, however often it is queued. */
export async function queueMessages(
  db: Kysely<Database>,
  {
    occurrence,
    subscriptionIds,
  }: { readonly occurrence: Occurrence; readonly subscriptionIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { kind, day, expiresAt } = occurrence;
  const times = { created_at: now, next_try_at: now, expires_at: expiresAt };
  await db
    .insertInto("push_messages")
    .values(subscriptionIds.map((id) => ({ id: newId(now), subscription_id: id, kind, day, ...times })))
    .onConflict((conflict) => conflict.columns(["subscription_id", "kind", "day"]).doNothing())
    .execute();
}

/** Committed before anything is sent: a message is never claimed twice without `postponeMessage` in between. */
export async function claimDueMessages(
  db: Kysely<Database>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const due = db
    .selectFrom("push_messages")
    .select("id")
    .where("claimed_at", "is", null)
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable("push_messages")
    .set({ claimed_at: now, attempts: sql`attempts + 1` })
    .where("id", "=", sql<string>`any(array(${due}))`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined where its browser may not be notified any more. */
export async function loadClaimedMessage(
  db: Kysely<Database>,
  { id, ...condition }: NotifiableAt & { readonly id: string },
): Promise<ClaimedMessage | undefined> {
  const row = await db
    .selectFrom("push_messages as message")
    .innerJoin("push_subscriptions as subscription", "subscription.id", "message.subscription_id")
    .innerJoin("users", "users.id", "subscription.user_id")
    .select(["message.id", "message.kind", "message.day", "message.expires_at as expiresAt"])
    .select(["message.attempts", "subscription.id as subscriptionId"])
    .select(["subscription.endpoint", "subscription.p256dh", "subscription.auth"])
    .select(["users.id as userId", "users.language", "users.country"])
    .select(sql<boolean>`users.account_type = 'pro'`.as("isPremium"))
    .where("message.id", "=", id)
    .where(isNotifiable(condition))
    .executeTakeFirst();
  if (!row) return undefined;
  const { endpoint, p256dh, auth, ...message } = row;
  return { ...message, address: { endpoint, p256dh, auth } };
}

/** Lets a message be claimed again; only for one that the push service surely did not take. */
export async function postponeMessage(db: Kysely<Database>, id: string, nextTryAt: Date): Promise<void> {
  await db
    .updateTable("push_messages")
    .set({ claimed_at: null, next_try_at: nextTryAt })
    .where("id", "=", id)
    .execute();
}

export async function endMessage(
  db: Kysely<Database>,
  { id, outcome, now }: { readonly id: string; readonly outcome: MessageEnd; readonly now: Date },
): Promise<void> {
  await db.updateTable("push_messages").set({ done_at: now, outcome }).where("id", "=", id).execute();
}
