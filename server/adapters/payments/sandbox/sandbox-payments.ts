import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { CheckoutProgress, PaymentProvider } from "../../../features/plans/payment-provider.ts";
import type { SandboxCheckout } from "../../../features/plans/sandbox-checkout.ts";
import {
  applyToLastPayment,
  deleteSandboxCustomer,
  listRunningIds,
  type SandboxAction,
} from "./sandbox-actions.ts";
import {
  answerBankQuestion,
  findBankQuestion,
  isOpen,
  payCheckout,
  startSandboxCheckout,
} from "./sandbox-checkouts.ts";
import { advanceSandboxClock, type SandboxTime, sandboxNow } from "./sandbox-clock.ts";
import { deliverEvents, type PostEvent, parseSandboxEvent, signatureHeader } from "./sandbox-events.ts";
import { sandboxPlans } from "./sandbox-plans.ts";
import { createPortalUrl, readPortalSession, replaceSandboxCard } from "./sandbox-portal.ts";
import {
  cancelSandboxSubscription,
  findSandboxSubscription,
  runDueBilling,
  updateRunningSubscription,
} from "./sandbox-subscriptions.ts";

export interface SandboxSettings {
  readonly db: Kysely<Database>;
  /** The real clock. */
  readonly clock: () => Date;
  readonly currency: string;
  /** Signs its events. */
  readonly webhookSecret: string;
}

export interface SandboxPayments extends PaymentProvider, SandboxCheckout {
  readonly name: "sandbox";
  /** Runs the renewals, retries and endings that are due by its clock. */
  runDueBilling(): Promise<void>;
  deliverEvents(post: PostEvent): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Refunds and disputes, as made by hand at a real provider. */
  applyToLastPayment(subscriptionId: string, action: SandboxAction): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
}

export function createSandboxPayments(settings: SandboxSettings): SandboxPayments {
  const { db, clock, currency, webhookSecret } = settings;
  const now = () => sandboxNow(db, clock);
  const time = async (): Promise<SandboxTime> => ({ now: await now(), realNow: clock() });
  return {
    name: "sandbox",
    setup: { provider: "sandbox" },
    now,
    plans: async (wanted) => sandboxPlans(currency).filter((plan) => plan.currency === wanted),
    startCheckout: async (order) => startSandboxCheckout(db, order, { currency, now: await now() }),
    fetchCheckout: async (id) => fetchSandboxCheckout(db, id, await now()),
    fetchSubscription: (id) => findSandboxSubscription(db, id),
    listSubscriptionIds: (customerId) => listRunningIds(db, customerId),
    // The sandbox's events always name the subscription.
    findSubscriptionOfPayment: async () => null,
    setCancelAtPeriodEnd: async (id, cancelAtPeriodEnd) =>
      updateRunningSubscription(db, { id, time: await time() }, (billing) => ({
        ...billing,
        cancelAtPeriodEnd,
      })),
    openPortal: (session) => createPortalUrl(db, session, { secret: webhookSecret, realNow: clock() }),
    readPortalSession: (text) => readPortalSession(webhookSecret, text, clock()),
    replaceCard: async ({ customerId }, card) =>
      replaceSandboxCard(db, { customerId, card, time: await time() }),
    cancelNow: async (id) => cancelSandboxSubscription(db, id, await time()),
    refundLastPayment: async (id) =>
      applyToLastPayment(db, { subscriptionId: id, action: "refund", time: await time() }),
    parseEvent: (body, headers) =>
      parseSandboxEvent(webhookSecret, { body, signature: headers[signatureHeader] }, clock()),
    pay: async (card) => payCheckout(db, card, await time()),
    findBankQuestion: async (token) => findBankQuestion(db, token, await now()),
    answerBankQuestion: async (token, isApproved) =>
      answerBankQuestion(db, { token, isApproved, time: await time() }),
    runDueBilling: async () => runDueBilling(db, await time()),
    deliverEvents: (post) => deliverEvents(db, { secret: webhookSecret, clock, post }),
    advanceClock: async (milliseconds) => {
      await advanceSandboxClock(db, milliseconds);
      await runDueBilling(db, await time());
    },
    applyToLastPayment: async (subscriptionId, action) =>
      applyToLastPayment(db, { subscriptionId, action, time: await time() }),
    deleteCustomer: async (id) => deleteSandboxCustomer(db, id, await time()),
  };
}

async function fetchSandboxCheckout(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<CheckoutProgress | null> {
  const row = await db.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const isExpired = row.status === "open" && !isOpen(row, now);
  return { status: isExpired ? "expired" : row.status, subscriptionId: row.subscription_id };
}
