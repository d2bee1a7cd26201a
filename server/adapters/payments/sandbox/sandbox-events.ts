import { createHmac, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import { AppError } from "../../../core/app-error.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database, Row } from "../../../database/schema.ts";
import type { ProviderEvent } from "../../../features/plans/payment-provider.ts";

export const signatureHeader = "sandbox-signature";
/** Older or newer than this by our clock, an event is not taken. */
const toleranceMs = 300_000;

export interface NewEvent {
  readonly type: string;
  readonly subscriptionId?: string | null;
  readonly sessionId?: string;
  readonly customerId?: string;
}

/** In the transaction of what it tells of, so that neither is without the other. `at` is the sandbox's clock, `realNow` ours. */
export async function insertEvents(
  db: Kysely<Database>,
  events: readonly NewEvent[],
  at: Date,
  realNow: Date,
): Promise<void> {
  const rows = events.map(({ type, subscriptionId = null, sessionId = null, customerId = null }) => ({
    ...{ id: `evt_sandbox_${newId(at)}`, type, created_at: at, next_try_at: realNow, delivered_at: null },
    ...{ subscription_id: subscriptionId, session_id: sessionId, customer_id: customerId },
  }));
  if (rows.length > 0) await db.insertInto("sandbox_events").values(rows).execute();
}

const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  created: z.iso.datetime(),
  subscription: z.string().nullable(),
  session: z.string().nullable(),
  customer: z.string().nullable(),
});

function eventBodyText(row: Row<"sandbox_events">): string {
  const body: z.output<typeof eventBody> = {
    ...{ id: row.id, type: row.type, created: row.created_at.toISOString() },
    ...{ subscription: row.subscription_id, session: row.session_id, customer: row.customer_id },
  };
  return JSON.stringify(body);
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of time and body. */
export function signEventBody(secret: string, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

function digest(secret: string, seconds: number, body: string | Buffer): string {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
}

/** Throws `webhook_not_ours`. */
export function parseSandboxEvent(secret: string, body: Buffer, header: unknown, now: Date): ProviderEvent {
  const [, time, sent] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? "")) ?? [];
  if (time === undefined || sent === undefined) throw new AppError("webhook_not_ours");
  const seconds = Number(time);
  const isFresh = Math.abs(now.getTime() - seconds * 1000) <= toleranceMs;
  const isOurs = timingSafeEqual(Buffer.from(digest(secret, seconds, body)), Buffer.from(sent));
  if (!isFresh || !isOurs) throw new AppError("webhook_not_ours");
  const event = eventBody.parse(JSON.parse(body.toString("utf8")));
  return {
    ...{ id: event.id, type: event.type, createdAt: new Date(event.created), paymentId: null },
    ...{ subscriptionId: event.subscription, checkoutSessionId: event.session, customerId: event.customer },
  };
}

/** Sends an event to our own webhook; gives the status of the answer. */
export type PostEvent = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** The next try comes after 2, 4, 8, … seconds, and no later than after five minutes. */
const maxRetryDelaySeconds = 300;

/** Delivers all that waits. What is not taken is sent again later; the others still go. */
export async function deliverEvents(
  db: Kysely<Database>,
  secret: string,
  clock: () => Date,
  post: PostEvent,
): Promise<void> {
  for (;;) {
    const event = await claimPendingEvent(db, clock());
    if (!event) return;
    const body = eventBodyText(event);
    const status = await post(body, {
      ...{ "content-type": "application/json", [signatureHeader]: signEventBody(secret, body, clock()) },
    }).catch(() => undefined);
    if (status === 200) await markDelivered(db, event.id, clock());
  }
}

async function claimPendingEvent(
  db: Kysely<Database>,
  now: Date,
): Promise<Row<"sandbox_events"> | undefined> {
  const waiting = db
    .selectFrom("sandbox_events")
    .select("id")
    .where("delivered_at", "is", null)
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .orderBy("position")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("sandbox_events")
    .set({
      attempts: sql`attempts + 1`,
      next_try_at: sql`${now}::timestamptz
        + make_interval(secs => least(${maxRetryDelaySeconds}::int, power(2, least(attempts + 1, 10))::int))`,
    })
    .where("id", "in", waiting)
    .returningAll()
    .executeTakeFirst();
}

async function markDelivered(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("sandbox_events").set({ delivered_at: now }).where("id", "=", id).execute();
}
