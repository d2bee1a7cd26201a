import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import { languages } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { PortalSession } from "../../../features/plans/payment-provider.ts";
import { type PortalCard, portalPath } from "../../../features/plans/sandbox-checkout.ts";
import { readCard } from "./read-card.ts";
import type { SandboxTime } from "./sandbox-clock.ts";
import { runDueBilling, updateRunningSubscription } from "./sandbox-subscriptions.ts";

/** Short, in case the URL leaks. */
const openForMs = 60 * 60_000;

const sessionShape = z.object({
  customerId: z.string(),
  language: z.enum(languages),
  returnUrl: z.url(),
  openUntilMs: z.number(),
});

export async function createPortalUrl(
  db: Kysely<Database>,
  session: PortalSession,
  { secret, realNow }: { readonly secret: string; readonly realNow: Date },
): Promise<string> {
  const customer = db.selectFrom("sandbox_customers").select("id").where("id", "=", session.customerId);
  if (!(await customer.where("is_deleted", "=", false).executeTakeFirst())) {
    throw new AppError("subscription_not_found");
  }
  const openUntilMs = realNow.getTime() + openForMs;
  const payload = Buffer.from(JSON.stringify({ ...session, openUntilMs })).toString("base64url");
  return `${portalPath}?visit=${payload}.${signPayload(secret, payload)}`;
}

function signPayload(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`portal ${payload}`).digest("base64url");
}

/** Undefined unless the signature holds and the session is open. */
export function readPortalSession(secret: string, text: string, realNow: Date): PortalSession | undefined {
  const [payload = "", signature = ""] = text.split(".");
  const [sent, ours] = [Buffer.from(signature), Buffer.from(signPayload(secret, payload))];
  if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) return undefined;
  const session = sessionShape.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return realNow.getTime() < session.openUntilMs ? session : undefined;
}

interface CardChange {
  readonly customerId: string;
  readonly card: PortalCard;
  readonly time: SandboxTime;
}

/** Replaces the card, and retries overdue payments at once. Throws the card's error. */
export async function replaceSandboxCard(
  db: Kysely<Database>,
  { customerId, card, time }: CardChange,
): Promise<void> {
  const doesDecline = readCard(card, time.now) === "declines_later";
  const running = await db
    .updateTable("sandbox_subscriptions")
    .set({ does_card_decline: doesDecline })
    .where("customer_id", "=", customerId)
    .where("ended_at", "is", null)
    .returning(["id", "status"])
    .execute();
  for (const { id } of running.filter(({ status }) => status === "past_due" || status === "unpaid")) {
    await updateRunningSubscription(db, { id, time }, (billing) => ({
      ...billing,
      status: "past_due",
      nextStepAt: time.now,
    }));
  }
  await runDueBilling(db, time);
}
