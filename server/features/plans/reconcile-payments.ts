import type { Kysely } from "kysely";
import { givesPro } from "#domain/plans/subscription-state.ts";
import type { Database } from "../../database/schema.ts";
import { setAccountType } from "../account/account-type.ts";
import { lockAccount } from "../account/lock-account.ts";
import { claimDueCheckout } from "./checkouts-table.ts";
import {
  claimDueSubscription,
  findUnannouncedTrialEnds,
  listRunningAtOtherProviders,
} from "./due-subscriptions-table.ts";
import { handlePendingEvents } from "./handle-event.ts";
import { queueSubscriptionMail } from "./subscription-mails-table.ts";
import { listSubscriptions, markCanceled } from "./subscriptions-table.ts";
import { syncCheckout } from "./sync-checkout.ts";
import { type PaymentParts, syncSubscription, unknownGraceMs } from "./sync-subscription.ts";

const hourMs = 3_600_000;
const failedSyncRetryMs = hourMs;
const openCheckoutIntervalMs = 15 * 60_000;
const trialNoticeMs = 48 * hourMs;

/** One background round: makes up for events that were lost or failed, and queues the mails that announce a trial's end. */
export async function reconcilePayments(parts: PaymentParts): Promise<void> {
  await handlePendingEvents(parts);
  await syncDueCheckouts(parts);
  await syncDueSubscriptions(parts);
  await queueTrialEndMails(parts);
}

async function syncDueCheckouts(parts: PaymentParts): Promise<void> {
  const { db, provider, clock, report } = parts;
  for (;;) {
    const now = clock();
    const nextSyncAt = new Date(now.getTime() + openCheckoutIntervalMs);
    const checkout = await claimDueCheckout(db, { provider: provider.name, now, nextSyncAt });
    if (!checkout) return;
    await syncCheckout(parts, checkout).catch(report);
  }
}

async function syncDueSubscriptions(parts: PaymentParts): Promise<void> {
  const { db, provider, report } = parts;
  for (;;) {
    const now = await provider.now();
    const nextSyncAt = new Date(now.getTime() + failedSyncRetryMs);
    const due = await claimDueSubscription(db, { provider: provider.name, now, nextSyncAt });
    if (due === undefined) return;
    await syncSubscription(parts, due).catch(report);
  }
}

async function queueTrialEndMails({ db, provider, clock }: PaymentParts): Promise<void> {
  const now = await provider.now();
  const until = new Date(now.getTime() + trialNoticeMs);
  for (const { id, userId } of await findUnannouncedTrialEnds(db, { provider: provider.name, now, until })) {
    const mail = { userId, subscriptionId: id, kind: "trial_ending", period: "once" } as const;
    await queueSubscriptionMail(db, mail, clock());
  }
}

/**
 * Cancels subscriptions of providers that are no longer configured, since no event will ever end them: the sandbox's at once
 * (nobody paid for them), others after the paid period and the grace.
 */
export async function expireSubscriptionsOfOtherProviders(
  db: Kysely<Database>,
  provider: string | undefined,
  now: Date,
): Promise<void> {
  for (const one of await listRunningAtOtherProviders(db, provider)) {
    const graceEnd = one.currentPeriodEnd.getTime() + unknownGraceMs;
    if (one.provider !== "sandbox" && now.getTime() < graceEnd) continue;
    await db.transaction().execute(async (transaction) => {
      if (!(await lockAccount(transaction, one.userId))) return;
      const gavePro = (await listSubscriptions(transaction, one.userId)).some(givesPro);
      await markCanceled(transaction, one.id, now);
      const stillGives = (await listSubscriptions(transaction, one.userId)).some(givesPro);
      if (gavePro && !stillGives) await setAccountType(transaction, one.userId, "free");
    });
  }
}
