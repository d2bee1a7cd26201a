/** server/features/plans: plans, subscriptions, payments. This file: what is done without being asked, so that lost news do no harm. */
import type { Kysely } from "kysely";
import { givesPro } from "#domain/plans/subscription-state.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount, setAccountType } from "../identity/account-type.ts";
import { takeCheckoutToLookAt } from "./checkouts-table.ts";
import { handleWaitingEvents } from "./handle-event.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { type PaymentParts, settleSubscription, waitForProviderMs } from "./settle-subscription.ts";
import { orderMail } from "./subscription-mails-table.ts";
import {
  endHere,
  runningElsewhere,
  subscriptionsOfUser,
  takeSubscriptionToLookAt,
  trialsEndingBefore,
} from "./subscriptions-table.ts";

const hourMs = 3_600_000;
/** A look that failed is tried again after this. */
const failedLookMs = hourMs;
/** A checkout left open is looked at this often, until the provider closes it. */
const openCheckoutMs = 15 * 60_000;
/** Before the end of a trial. */
const trialNoticeMs = 48 * hourMs;

/** A round: events that wait, checkouts left open, periods that should have been followed by another, trials that end. */
export async function lookRegularly(parts: PaymentParts): Promise<void> {
  await handleWaitingEvents(parts);
  await lookAtCheckouts(parts);
  await lookAtSubscriptions(parts);
  await announceTrialEnds(parts);
}

async function lookAtCheckouts(parts: PaymentParts): Promise<void> {
  const { db, provider, clock, report } = parts;
  for (;;) {
    const now = clock();
    const next = new Date(now.getTime() + openCheckoutMs);
    const checkout = await takeCheckoutToLookAt(db, provider.name, now, next);
    if (!checkout) return;
    await settleCheckout(parts, checkout).catch(report);
  }
}

async function lookAtSubscriptions(parts: PaymentParts): Promise<void> {
  const { db, provider, report } = parts;
  for (;;) {
    const now = await provider.now();
    const next = new Date(now.getTime() + failedLookMs);
    const due = await takeSubscriptionToLookAt(db, provider.name, now, next);
    if (due === undefined) return;
    await settleSubscription(parts, due).catch(report);
  }
}

async function announceTrialEnds({ db, provider, clock }: PaymentParts): Promise<void> {
  const now = await provider.now();
  const until = new Date(now.getTime() + trialNoticeMs);
  for (const { id, userId } of await trialsEndingBefore(db, provider.name, now, until)) {
    const mail = { userId, subscriptionId: id, kind: "trial_ending", period: "once" } as const;
    await orderMail(db, mail, clock());
  }
}

/**
 * Subscriptions of a provider that is not the present one: nobody can be asked about them. The sandbox's end at once, since
 * nobody paid for them; others once what was paid for is over. No word of theirs ever comes, so none may be Pro for ever.
 */
export async function endThoseOfOtherProviders(
  db: Kysely<Database>,
  provider: string | undefined,
  now: Date,
): Promise<void> {
  for (const one of await runningElsewhere(db, provider)) {
    const waitsUntil = one.currentPeriodEnd.getTime() + waitForProviderMs;
    if (one.provider !== "sandbox" && now.getTime() < waitsUntil) continue;
    await db.transaction().execute(async (transaction) => {
      if (!(await lockAccount(transaction, one.userId))) return;
      const gavePro = (await subscriptionsOfUser(transaction, one.userId)).some(givesPro);
      await endHere(transaction, one.id, now);
      const stillGives = (await subscriptionsOfUser(transaction, one.userId)).some(givesPro);
      if (gavePro && !stillGives) await setAccountType(transaction, one.userId, "free");
    });
  }
}
