import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import { AppError } from "../../../core/app-error.ts";
import { newId } from "../../../core/new-id.ts";
import { claimDue, type Queue } from "../../../database/claim-due.ts";
import type { Database, Row } from "../../../database/schema.ts";
import type { ProviderEvent } from "../../../features/plans/payment-provider.ts";
import type { SandboxTime } from "./sandbox-clock.ts";

export const signatureHeader = "sandbox-signature";
/** An event signed longer ago than this, or further ahead of our clock, is refused. */
const toleranceMs = 300_000;

export interface NewEvent {
  readonly type: string;
  readonly subscriptionId?: string | null;
  readonly sessionId?: string;
  readonly customerId?: string;
}

/** Call it in the transaction that makes the change, so that neither is stored without the other. */
export async function insertEvents(
  db: Kysely<Database>,
  events: readonly NewEvent[],
  { now, realNow }: SandboxTime,
): Promise<void> {
  const rows = events.map(({ type, subscriptionId = null, sessionId = null, customerId = null }) => ({
    id: `evt_sandbox_${newId(now)}`,
    type,
    created_at: now,
    next_try_at: realNow,
    delivered_at: null,
    subscription_id: subscriptionId,
    session_id: sessionId,
    customer_id: customerId,
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
    id: row.id,
    type: row.type,
    created: row.created_at.toISOString(),
    subscription: row.subscription_id,
    session: row.session_id,
    customer: row.customer_id,
  };
  return JSON.stringify(body);
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of time and body, in Stripe's format. */
export function signEventBody(secret: string, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

function digest(secret: string, seconds: number, body: string | Buffer): string {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
}

interface SignedBody {
  readonly body: Buffer;
  /** The `sandbox-signature` header as received. */
  readonly signature: unknown;
}

/** Throws `webhook_not_ours`. */
export function parseSandboxEvent(secret: string, { body, signature }: SignedBody, now: Date): ProviderEvent {
  const [, time, sent] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature ?? "")) ?? [];
  if (time === undefined || sent === undefined) throw new AppError("webhook_not_ours");
  const seconds = Number(time);
  const isFresh = Math.abs(now.getTime() - seconds * 1000) <= toleranceMs;
  const isOurs = timingSafeEqual(Buffer.from(digest(secret, seconds, body)), Buffer.from(sent));
  if (!isFresh || !isOurs) throw new AppError("webhook_not_ours");
  const event = eventBody.parse(JSON.parse(body.toString("utf8")));
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created),
    subscriptionId: event.subscription,
    checkoutSessionId: event.session,
    customerId: event.customer,
    paymentId: null,
  };
}

/** Sends an event to our own webhook and returns the response's status. */
export type PostEvent = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

const queue: Queue<"sandbox_events"> = {
  table: "sandbox_events",
  key: "id",
  doneAt: "delivered_at",
  retryDelays: { firstMs: 2_000, longestMs: 300_000 },
  position: "position",
};

interface Delivery {
  readonly secret: string;
  readonly clock: () => Date;
  readonly post: PostEvent;
}

/** Delivers all due events. One that is not accepted is retried later; the others are still sent. */
export async function deliverEvents(db: Kysely<Database>, { secret, clock, post }: Delivery): Promise<void> {
  for (;;) {
    const event = await claimDue(db, queue, { now: clock() });
    if (!event) return;
    const body = eventBodyText(event);
    const status = await post(body, {
      "content-type": "application/json",
      [signatureHeader]: signEventBody(secret, body, clock()),
    }).catch(() => undefined);
    if (status === 200) await markDelivered(db, event.id, clock());
  }
}

async function markDelivered(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("sandbox_events").set({ delivered_at: now }).where("id", "=", id).execute();
}
