/** The sandbox's customer portal: a signed address, and the card that is put in there. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import { languages } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { PortalSession } from "../../../features/plans/payment-provider.ts";
import { type PortalCard, portalPath } from "../../../features/plans/sandbox-checkout.ts";
import { readCard } from "./read-card.ts";
import type { SandboxTime } from "./sandbox-checkouts.ts";
import { runDueBilling, updateRunningSubscription } from "./sandbox-subscriptions.ts";

/** An address that leaks is of no use for long. */
const openForMs = 60 * 60_000;

const visitShape = z.object({
  customerId: z.string(),
  language: z.enum(languages),
  returnUrl: z.url(),
  openUntilMs: z.number(),
});

export async function createPortalUrl(
  db: Kysely<Database>,
  secret: string,
  visit: PortalSession,
  realNow: Date,
): Promise<string> {
  const customer = db.selectFrom("sandbox_customers").select("id").where("id", "=", visit.customerId);
  if (!(await customer.where("is_deleted", "=", false).executeTakeFirst())) {
    throw new AppError("subscription_not_found");
  }
  const openUntilMs = realNow.getTime() + openForMs;
  const payload = Buffer.from(JSON.stringify({ ...visit, openUntilMs })).toString("base64url");
  return `${portalPath}?visit=${payload}.${signPayload(secret, payload)}`;
}

function signPayload(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`portal ${payload}`).digest("base64url");
}

/** Undefined for an address that is not ours or too old. */
export function readPortalSession(secret: string, text: string, realNow: Date): PortalSession | undefined {
  const [payload = "", signature = ""] = text.split(".");
  const [sent, ours] = [Buffer.from(signature), Buffer.from(signPayload(secret, payload))];
  if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) return undefined;
  const visit = visitShape.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return realNow.getTime() < visit.openUntilMs ? visit : undefined;
}

/** The card takes the place of the one before it, and what is open is paid at once. Throws the card's refusals. */
export async function replaceSandboxCard(
  db: Kysely<Database>,
  { customerId }: PortalSession,
  card: PortalCard,
  { now, realNow }: SandboxTime,
): Promise<void> {
  const doesDecline = readCard(card, now) === "declines_later";
  const running = await db
    .updateTable("sandbox_subscriptions")
    .set({ does_card_decline: doesDecline })
    .where("customer_id", "=", customerId)
    .where("ended_at", "is", null)
    .returning(["id", "status"])
    .execute();
  for (const { id } of running.filter(({ status }) => status === "past_due" || status === "unpaid")) {
    await updateRunningSubscription(db, id, now, realNow, (billing) => ({
      ...billing,
      status: "past_due",
      nextStepAt: now,
    }));
  }
  await runDueBilling(db, now, realNow);
}
