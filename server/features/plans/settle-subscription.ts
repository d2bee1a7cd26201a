/** server/features/plans: plans, subscriptions, payments. This file: the one place where the provider's word becomes an account's plan. */
import type { Kysely, Transaction } from "kysely";
import { duplicateSubscriptions, type RunningSubscription } from "#domain/plans/duplicate-subscriptions.ts";
import { givesPro } from "#domain/plans/subscription-state.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount, setAccountType } from "../identity/account-type.ts";
import { keepCustomer, userOfCustomer } from "./customers-table.ts";
import type { PaymentProvider, ProviderSubscription } from "./payment-provider.ts";
import { insertHistory } from "./subscription-history-table.ts";
import { orderMail } from "./subscription-mails-table.ts";
import { historyOf, mailsOf, secondMail } from "./subscription-news.ts";
import {
  findSubscription,
  lookSoon,
  type StoredSubscription,
  subscriptionsOfUser,
  writeLook,
} from "./subscriptions-table.ts";

export interface PaymentParts {
  readonly db: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly clock: () => Date;
  /** For faults that nobody waits for: the regular work tries again. */
  readonly report: (failure: unknown) => void;
}

/** News may be lost: a subscription is looked up this long after its period should have been followed by another. */
const afterPeriodMs = 3 * 3_600_000;
const lateLookEveryMs = 6 * 3_600_000;
/**
 * Keys of another account or mode know none of ours. What was paid for holds meanwhile, and this long beyond, so that the
 * right keys may come back before anybody loses a plan.
 */
export const waitForProviderMs = 72 * 3_600_000;
/** A second subscription that could not be ended is tried again after this. */
const secondAgainMs = 60_000;

type Outcome =
  | { readonly kind: "written"; readonly seconds: readonly RunningSubscription[] }
  | { readonly kind: "overtaken"; readonly looks: number }
  | { readonly kind: "nobody's" };

/**
 * Looks a subscription up and writes what is so. Nothing is held while the provider is asked; a look that was overtaken by
 * another is repeated, and once two others have overtaken it the second of them began after this call did, and knows all
 * that this one could. Any number of calls in any order end in the provider's present word. Throws
 * `payment_provider_failed`; nothing is written then.
 */
export async function settleSubscription(parts: PaymentParts, providerId: string): Promise<void> {
  const { db, provider } = parts;
  const first = (await findSubscription(db, provider.name, providerId))?.looks ?? 0;
  let looks = first;
  while (looks < first + 2) {
    const said = await provider.lookUpSubscription(providerId);
    const now = await provider.now();
    const outcome = await db
      .transaction()
      .execute((transaction) => write(transaction, provider, providerId, said, looks, now, parts.clock()));
    if (outcome.kind === "written") await endSeconds(parts, outcome.seconds);
    if (outcome.kind !== "overtaken") return;
    looks = outcome.looks;
  }
}

async function write(
  db: Transaction<Database>,
  provider: PaymentProvider,
  providerId: string,
  said: ProviderSubscription | null,
  looks: number,
  now: Date,
  mailNow: Date,
): Promise<Outcome> {
  const userId = await ownerOf(db, provider.name, providerId, said);
  // Under the account's lock, so that its plan is worked out from all its subscriptions, one look at a time.
  if (userId === null || !(await lockAccount(db, userId))) return { kind: "nobody's" };
  const before = await subscriptionsOfUser(db, userId);
  const known = before.find((one) => one.provider === provider.name && one.providerId === providerId);
  if ((known?.looks ?? 0) !== looks) return { kind: "overtaken", looks: known?.looks ?? 0 };
  const isGone = known && known.currentPeriodEnd.getTime() + waitForProviderMs <= now.getTime();
  const state = said ?? (isGone ? goneSince(known, now) : undefined);
  if (!state) return { kind: "nobody's" };
  const look = { userId, provider: provider.name, state, looks: looks + 1, lookedAt: now };
  const id = await writeLook(db, { ...look, nextLookAt: nextLookAt(state, now) });
  if (said) await keepCustomer(db, provider.name, userId, said.customerId);
  const after = await subscriptionsOfUser(db, userId);
  const seconds = duplicateSubscriptions(after.filter((one) => one.provider === provider.name));
  await insertHistory(db, userId, id, historyOf(state, known, now));
  const isSecond = seconds.some((one) => one.id === id);
  const news = isSecond ? [] : mailsOf(state, known).map((mail) => ({ ...mail, subscriptionId: id }));
  for (const mail of [...news, ...seconds.map(secondMail)]) await orderMail(db, { ...mail, userId }, mailNow);
  await lookSoon(db, seconds, new Date(now.getTime() + secondAgainMs));
  await followWith(db, userId, before, after);
  return { kind: "written", seconds };
}

/** Whose it is: as we know, as we told the provider at checkout, or as its customer is known to us. */
async function ownerOf(
  db: Kysely<Database>,
  provider: string,
  providerId: string,
  said: ProviderSubscription | null,
): Promise<string | null> {
  const known = await findSubscription(db, provider, providerId);
  if (known) return known.userId;
  if (!said) return null;
  return said.userId ?? (await userOfCustomer(db, provider, said.customerId));
}

/** No provider of ours forgets what it ended. */
function goneSince(known: StoredSubscription, now: Date): ProviderSubscription {
  return {
    ...known,
    ...{ id: known.providerId, status: "canceled", endedAt: known.endedAt ?? now, movements: [] },
  };
}

function nextLookAt({ status, currentPeriodEnd }: ProviderSubscription, now: Date): Date | null {
  if (status === "canceled" || status === "incomplete_expired") return null;
  const afterPeriod = currentPeriodEnd.getTime() + afterPeriodMs;
  const isLate = status === "incomplete" || afterPeriod <= now.getTime();
  return new Date(isLate ? now.getTime() + lateLookEveryMs : afterPeriod);
}

/** An account that someone made Pro by hand stays so: only a subscription that gave Pro takes it away. */
async function followWith(
  db: Kysely<Database>,
  userId: string,
  before: readonly StoredSubscription[],
  after: readonly StoredSubscription[],
): Promise<void> {
  if (after.some(givesPro)) await setAccountType(db, userId, "pro");
  else if (before.some(givesPro)) await setAccountType(db, userId, "free");
}

/**
 * Of two that run, bought in two tabs, the second is given back and ended at once. What fails is tried again with the
 * next look, which such a one gets soon.
 */
async function endSeconds(parts: PaymentParts, seconds: readonly RunningSubscription[]): Promise<void> {
  const { provider, report } = parts;
  for (const { providerId } of seconds) {
    try {
      await provider.refundLastPayment(providerId, `second-refund-${providerId}`);
      await provider.endNow(providerId);
      await settleSubscription(parts, providerId);
    } catch (failure) {
      report(failure);
    }
  }
}
