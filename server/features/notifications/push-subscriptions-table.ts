import { type Kysely, sql, type Transaction } from "kysely";
import { notificationDevicesMax } from "#contract/limits.ts";
import type { PushAddress } from "../../adapters/push/push-sender.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Database } from "../../database/schema.ts";
import { isNotifiable, type NotifiableAt } from "./is-notifiable.ts";

export interface SubscribedDevice {
  readonly id: string;
  readonly sessionId: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: Date;
}

export interface NewSubscription {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: PushAddress;
  readonly serverKey: string;
  readonly browser: string | null;
  readonly system: string | null;
}

/** An arbitrary number, combined with a hash of the endpoint. */
const endpointLock = 4_204_219;
const deviceColumns = [
  "id",
  "session_id as sessionId",
  "browser",
  "system",
  "created_at as createdAt",
] as const;

async function lockEndpoint(db: Transaction<Database>, endpoint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${endpointLock}::int, hashtext(${endpoint}::text))`.execute(db);
}

/**
 * Undefined where this browser is already subscribed for this session. Takes the browser over from another account, whose
 * waiting messages go. Throws `push_endpoint_refused` where the endpoint is known with other keys: then the caller is not the
 * browser.
 */
export async function insertSubscription(
  db: Transaction<Database>,
  { userId, sessionId, address, serverKey, browser, system }: NewSubscription,
  now: Date,
): Promise<SubscribedDevice | undefined> {
  const { endpoint, p256dh, auth } = address;
  await lockEndpoint(db, endpoint);
  const known = await db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("endpoint", "=", endpoint)
    .executeTakeFirst();
  if (known && (known.p256dh !== p256dh || known.auth !== auth)) throw new AppError("push_endpoint_refused");
  if (known?.session_id === sessionId && known.server_key === serverKey) return undefined;
  await db
    .deleteFrom("push_subscriptions")
    .where((row) => row.or([row("endpoint", "=", endpoint), row("session_id", "=", sessionId)]))
    .execute();
  await deleteOldest(db, userId);
  return db
    .insertInto("push_subscriptions")
    .values({
      ...{ id: newId(now), user_id: userId, session_id: sessionId, endpoint, p256dh, auth },
      ...{ server_key: serverKey, browser, system, created_at: now },
    })
    .returning(deviceColumns)
    .executeTakeFirstOrThrow();
}

/** Makes room for one more. */
async function deleteOldest(db: Kysely<Database>, userId: string): Promise<void> {
  const old = db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(notificationDevicesMax - 1);
  await db.deleteFrom("push_subscriptions").where("id", "in", old).execute();
}

function hasKeysOf({ endpoint, p256dh, auth }: PushAddress) {
  return sql<boolean>`endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth}`;
}

/** Replaces a subscription that the browser has renewed. False where the old one is not known with these keys. */
export async function replaceSubscription(
  db: Transaction<Database>,
  old: PushAddress,
  renewed: PushAddress,
): Promise<boolean> {
  await lockEndpoint(db, renewed.endpoint);
  const isKnown = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("endpoint", "=", renewed.endpoint)
    .executeTakeFirst();
  // The app has subscribed the new one meanwhile, or the endpoint is another's: the old one ends either way.
  if (isKnown) {
    const { numDeletedRows } = await db
      .deleteFrom("push_subscriptions")
      .where(hasKeysOf(old))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("push_subscriptions")
    .set({ ...renewed })
    .where(hasKeysOf(old))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The person's browsers that are notified, the latest first. */
export function listDevices(
  db: Kysely<Database>,
  { userId, ...condition }: NotifiableAt & { readonly userId: string },
): Promise<SubscribedDevice[]> {
  return db
    .selectFrom("push_subscriptions as subscription")
    .select(deviceColumns)
    .where("user_id", "=", userId)
    .where(isNotifiable(condition))
    .orderBy("created_at", "desc")
    .limit(notificationDevicesMax)
    .execute();
}

/** All subscribed devices of an account, including those that are not notified. */
export function listSubscribedDevices(db: Kysely<Database>, userId: string): Promise<SubscribedDevice[]> {
  return db
    .selectFrom("push_subscriptions")
    .select(deviceColumns)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .limit(notificationDevicesMax)
    .execute();
}

/** The browser that a session belongs to. */
export function findAddressOfSession(
  db: Kysely<Database>,
  { sessionId, ...condition }: NotifiableAt & { readonly sessionId: string },
): Promise<(PushAddress & { readonly id: string }) | undefined> {
  return db
    .selectFrom("push_subscriptions as subscription")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("session_id", "=", sessionId)
    .where(isNotifiable(condition))
    .executeTakeFirst();
}

/** Its waiting messages go with it. */
export async function deleteSubscription(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

/** False where the person has no such device. */
export async function deleteOwnSubscription(
  db: Kysely<Database>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_subscriptions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the subscriptions of browsers that have been signed out. */
export async function deleteEndedSubscriptions(db: Kysely<Database>): Promise<void> {
  await deleteInBatches(db, "push_subscriptions", async (transaction, rowsMax) => {
    const ended = transaction
      .selectFrom("push_subscriptions")
      .innerJoin("refresh_token_families as session", "session.id", "push_subscriptions.session_id")
      .select("push_subscriptions.id")
      .where("session.ended_at", "is not", null)
      .limit(rowsMax);
    const { numDeletedRows } = await transaction
      .deleteFrom("push_subscriptions")
      .where("id", "in", ended)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
