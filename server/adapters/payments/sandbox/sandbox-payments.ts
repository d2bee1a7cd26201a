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
  type SandboxTime,
  startSandboxCheckout,
} from "./sandbox-checkouts.ts";
import { advanceSandboxClock, sandboxNow } from "./sandbox-clock.ts";
import { deliverEvents, type PostEvent, parseSandboxEvent, signatureHeader } from "./sandbox-events.ts";
import { createPortalUrl, readPortalSession, replaceSandboxCard } from "./sandbox-portal.ts";
import {
  cancelSandboxSubscription,
  findSandboxSubscription,
  runDueBilling,
  sandboxPlans,
  updateRunningSubscription,
} from "./sandbox-subscriptions.ts";

export interface SandboxSettings {
  readonly db: Kysely<Database>;
  /** The real clock. */
  readonly clock: () => Date;
  readonly currency: string;
  /** Signs the news that it sends us. */
  readonly webhookSecret: string;
}

export interface SandboxPayments extends PaymentProvider, SandboxCheckout {
  readonly name: "sandbox";
  /** What fell due by its clock happens, with its news. */
  runDueBilling(): Promise<void>;
  /** Sends the news that wait. */
  deliverEvents(post: PostEvent): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** What is done at a provider by hand. */
  applyToLastPayment(subscriptionId: string, act: SandboxAction): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
}

export function createSandboxPayments(settings: SandboxSettings): SandboxPayments {
  const { db, clock, currency, webhookSecret } = settings;
  const now = () => sandboxNow(db, clock);
  const moment = async (): Promise<SandboxTime> => ({ now: await now(), realNow: clock() });
  return {
    name: "sandbox",
    setup: { provider: "sandbox" },
    now,
    plans: async () => sandboxPlans(currency),
    startCheckout: async (order) => startSandboxCheckout(db, order, currency, await now()),
    fetchCheckout: async (id) => lookUpCheckout(db, id, await now()),
    fetchSubscription: (id) => findSandboxSubscription(db, id),
    listSubscriptionIds: (customerId) => listRunningIds(db, customerId),
    // Its news always name the subscription.
    findSubscriptionOfPayment: async () => null,
    setCancelAtPeriodEnd: async (id, cancelAtPeriodEnd) =>
      updateRunningSubscription(db, id, await now(), clock(), (billing) => ({
        ...billing,
        cancelAtPeriodEnd,
      })),
    openPortal: (visit) => createPortalUrl(db, webhookSecret, visit, clock()),
    readPortalSession: (text) => readPortalSession(webhookSecret, text, clock()),
    replaceCard: async (visit, card) => replaceSandboxCard(db, visit, card, await moment()),
    cancelNow: async (id) => cancelSandboxSubscription(db, id, await now(), clock()),
    refundLastPayment: async (id) => applyToLastPayment(db, id, "refund", await now(), clock()),
    parseEvent: (body, headers) => parseSandboxEvent(webhookSecret, body, headers[signatureHeader], clock()),
    pay: async (card) => payCheckout(db, card, await moment()),
    findBankQuestion: async (token) => findBankQuestion(db, token, await now()),
    answerBankQuestion: async (token, isApproved) =>
      answerBankQuestion(db, token, isApproved, await moment()),
    runDueBilling: async () => runDueBilling(db, await now(), clock()),
    deliverEvents: (post) => deliverEvents(db, webhookSecret, clock, post),
    advanceClock: async (milliseconds) => {
      await advanceSandboxClock(db, milliseconds);
      await runDueBilling(db, await now(), clock());
    },
    applyToLastPayment: async (id, act) => applyToLastPayment(db, id, act, await now(), clock()),
    deleteCustomer: async (id) => deleteSandboxCustomer(db, id, await now(), clock()),
  };
}

async function lookUpCheckout(db: Kysely<Database>, id: string, now: Date): Promise<CheckoutProgress | null> {
  const row = await db.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const isOver = row.status === "open" && !isOpen(row, now);
  return { status: isOver ? "expired" : row.status, subscriptionId: row.subscription_id };
}
