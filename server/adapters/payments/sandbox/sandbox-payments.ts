/** server/adapters/payments/sandbox: a payment provider of our own in which no money moves. This file: the port, as the others fill it. */
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { CheckoutProgress, PaymentProvider } from "../../../features/plans/payment-provider.ts";
import type { SandboxCheckout } from "../../../features/plans/sandbox-checkout.ts";
import {
  actOnLastPayment,
  deleteSandboxCustomer,
  runningOfSandboxCustomer,
  type SandboxAct,
} from "./sandbox-acts.ts";
import {
  answerBankOf,
  bankQuestionOf,
  beginCheckout,
  isOpen,
  payCheckout,
  type SandboxMoment,
} from "./sandbox-checkouts.ts";
import { advanceSandboxClock, sandboxNow } from "./sandbox-clock.ts";
import { deliverEvents, type PostEvent, readSandboxEvent, signatureHeader } from "./sandbox-events.ts";
import { openSandboxPortal, portalVisitOf, putInSandboxCard } from "./sandbox-portal.ts";
import {
  changeRunning,
  endAtOnce,
  readSandboxSubscription,
  sandboxPlans,
  takeDueSteps,
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
  takeDueSteps(): Promise<void>;
  /** Sends the news that wait. */
  deliverEvents(post: PostEvent): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** What is done at a provider by hand. */
  act(subscriptionId: string, act: SandboxAct): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
}

export function createSandboxPayments(settings: SandboxSettings): SandboxPayments {
  const { db, clock, currency, webhookSecret } = settings;
  const now = () => sandboxNow(db, clock);
  const moment = async (): Promise<SandboxMoment> => ({ now: await now(), realNow: clock() });
  return {
    name: "sandbox",
    setup: { provider: "sandbox" },
    now,
    plans: async () => sandboxPlans(currency),
    startCheckout: async (order) => beginCheckout(db, order, currency, await now()),
    lookUpCheckout: async (id) => lookUpCheckout(db, id, await now()),
    lookUpSubscription: (id) => readSandboxSubscription(db, id),
    subscriptionsOf: (customerId) => runningOfSandboxCustomer(db, customerId),
    // Its news always name the subscription.
    subscriptionOfPayment: async () => null,
    setCancelAtPeriodEnd: async (id, cancelAtPeriodEnd) =>
      changeRunning(db, id, await now(), clock(), (billing) => ({ ...billing, cancelAtPeriodEnd })),
    openPortal: (visit) => openSandboxPortal(db, webhookSecret, visit, clock()),
    portalVisit: (text) => portalVisitOf(webhookSecret, text, clock()),
    putInCard: async (visit, card) => putInSandboxCard(db, visit, card, await moment()),
    endNow: async (id) => endAtOnce(db, id, await now(), clock()),
    refundLastPayment: async (id) => actOnLastPayment(db, id, "refund", await now(), clock()),
    readEvent: (body, headers) => readSandboxEvent(webhookSecret, body, headers[signatureHeader], clock()),
    pay: async (card) => payCheckout(db, card, await moment()),
    bankQuestion: async (token) => bankQuestionOf(db, token, await now()),
    answerBank: async (token, isApproved) => answerBankOf(db, token, isApproved, await moment()),
    takeDueSteps: async () => takeDueSteps(db, await now(), clock()),
    deliverEvents: (post) => deliverEvents(db, webhookSecret, clock, post),
    advanceClock: async (milliseconds) => {
      await advanceSandboxClock(db, milliseconds);
      await takeDueSteps(db, await now(), clock());
    },
    act: async (id, act) => actOnLastPayment(db, id, act, await now(), clock()),
    deleteCustomer: async (id) => deleteSandboxCustomer(db, id, await now(), clock()),
  };
}

async function lookUpCheckout(db: Kysely<Database>, id: string, now: Date): Promise<CheckoutProgress | null> {
  const row = await db.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const isOver = row.status === "open" && !isOpen(row, now);
  return { status: isOver ? "expired" : row.status, subscriptionId: row.subscription_id };
}
