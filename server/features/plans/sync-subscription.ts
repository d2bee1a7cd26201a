import type { Kysely, Transaction } from "kysely";
import {
  duplicateSubscriptions,
  givesPro,
  type RunningSubscription,
} from "#domain/plans/subscription-state.ts";
import type { Database } from "../../database/schema.ts";
import { setAccountType } from "../account/account-type.ts";
import { lockAccount } from "../account/lock-account.ts";
import { findUserOfCustomer, saveCustomer } from "./customers-table.ts";
import { scheduleSync } from "./due-subscriptions-table.ts";
import type { PaymentProvider, ProviderSubscription } from "./payment-provider.ts";
import { buildHistory, duplicateEndedMail, findDueMails } from "./subscription-changes.ts";
import { insertHistoryEntries } from "./subscription-history-table.ts";
import { queueSubscriptionMail } from "./subscription-mails-table.ts";
import {
  findSubscription,
  listSubscriptions,
  type StoredSubscription,
  saveSubscription,
} from "./subscriptions-table.ts";

export interface PaymentParts {
  readonly db: Kysely<Database>;
  readonly provider: PaymentProvider;
  readonly clock: () => Date;
  /** Reports failures in the background, which the next round retries. */
  readonly report: (failure: unknown) => void;
}

/** Events can get lost: a subscription that should have renewed is synced this long after its period ended. */
const renewalSlackMs = 3 * 3_600_000;
const lateSyncIntervalMs = 6 * 3_600_000;
/**
 * With the keys of another Stripe account or mode, the provider knows none of our subscriptions. Each keeps its plan for the
 * period that was paid for and this long after it, so that the keys can be corrected before anybody loses Pro.
 */
export const unknownGraceMs = 72 * 3_600_000;
const duplicateRetryMs = 60_000;

/**
 * Fetches a subscription from the provider, stores it, and cancels the duplicates it brings to light. Calls may come in any
 * number and order; all end in the provider's current state. Throws `payment_provider_failed`, and stores nothing then.
 */
export async function syncSubscription(parts: PaymentParts, providerId: string): Promise<void> {
  for (const duplicate of await fetchAndStore(parts, providerId)) {
    await cancelDuplicate(parts, duplicate.providerId).catch(parts.report);
  }
}

/** Bought in a second tab: refunded and canceled. If this fails, the sync scheduled by `storeState` tries again. */
async function cancelDuplicate(parts: PaymentParts, providerId: string): Promise<void> {
  await parts.provider.refundLastPayment(providerId, `second-refund-${providerId}`);
  await parts.provider.cancelNow(providerId);
  await fetchAndStore(parts, providerId);
}

/**
 * Returns the account's duplicate subscriptions. No lock is held during the provider's call, so another sync may store its
 * result first; this one then fetches again. Of two syncs that stored first, the second began after this call did, so its
 * result is recent enough and this one stops.
 */
async function fetchAndStore(
  parts: PaymentParts,
  providerId: string,
): Promise<readonly RunningSubscription[]> {
  const { db, provider, clock } = parts;
  const firstVersion = (await findSubscription(db, provider.name, providerId))?.version ?? 0;
  let version = firstVersion;
  while (version < firstVersion + 2) {
    const remote = await provider.fetchSubscription(providerId);
    const fetched = { provider: provider.name, providerId, remote, version, now: await provider.now() };
    const outcome = await db
      .transaction()
      .execute((transaction) => storeState(transaction, fetched, clock()));
    if (outcome.kind === "stored") return outcome.duplicates;
    if (outcome.kind === "ignored") return [];
    version = outcome.version;
  }
  return [];
}

interface FetchedState {
  readonly provider: string;
  readonly providerId: string;
  /** null: the provider does not know it. */
  readonly remote: ProviderSubscription | null;
  /** Version of the stored subscription, read before fetching; 0 for a new one. */
  readonly version: number;
  /** The provider's clock. */
  readonly now: Date;
}

type Outcome =
  | { readonly kind: "stored"; readonly duplicates: readonly RunningSubscription[] }
  | { readonly kind: "outdated"; readonly version: number }
  | { readonly kind: "ignored" };

async function storeState(
  db: Transaction<Database>,
  fetched: FetchedState,
  mailTime: Date,
): Promise<Outcome> {
  const { provider, providerId, remote, version, now } = fetched;
  const userId = await findOwner(db, fetched);
  // An account's plan follows from all its subscriptions, so they are stored one at a time.
  if (userId === null || !(await lockAccount(db, userId))) return { kind: "ignored" };
  const before = await listSubscriptions(db, userId);
  const known = before.find((one) => one.provider === provider && one.providerId === providerId);
  const storedVersion = known?.version ?? 0;
  if (storedVersion !== version) return { kind: "outdated", version: storedVersion };
  const state = remote ?? chooseStateOfUnknown(known, now);
  if (!state) return { kind: "ignored" };

  const id = await saveSubscription(db, {
    userId,
    provider,
    state,
    version: version + 1,
    syncedAt: now,
    nextSyncAt: nextSyncTime(state, now),
  });
  if (remote) await saveCustomer(db, { provider, userId, customerId: remote.customerId });
  await insertHistoryEntries(db, { userId, subscriptionId: id, entries: buildHistory(state, known, now) });

  const after = await listSubscriptions(db, userId);
  const duplicates = duplicateSubscriptions(after.filter((one) => one.provider === provider));
  await scheduleSync(db, duplicates, new Date(now.getTime() + duplicateRetryMs));
  const isDuplicate = duplicates.some((one) => one.id === id);
  const ownMails = isDuplicate ? [] : findDueMails(state, known);
  const mails = [
    ...ownMails.map((mail) => ({ ...mail, subscriptionId: id, userId })),
    ...duplicates.map((duplicate) => ({ ...duplicateEndedMail(duplicate), userId })),
  ];
  for (const mail of mails) await queueSubscriptionMail(db, mail, mailTime);
  await updateAccountPlan(db, userId, { before, after });
  return { kind: "stored", duplicates };
}

/** Finds the account in our table, in the metadata set at checkout, or by the provider's customer. */
async function findOwner(
  db: Kysely<Database>,
  { provider, providerId, remote }: FetchedState,
): Promise<string | null> {
  const known = await findSubscription(db, provider, providerId);
  if (known) return known.userId;
  if (!remote) return null;
  return remote.userId ?? (await findUserOfCustomer(db, provider, remote.customerId));
}

/**
 * The state to store for a subscription that the provider does not know: canceled once the grace is over, unchanged before.
 * Providers keep ended subscriptions, so an unknown one was not ended there.
 */
function chooseStateOfUnknown(
  known: StoredSubscription | undefined,
  now: Date,
): ProviderSubscription | undefined {
  if (!known || now.getTime() < known.currentPeriodEnd.getTime() + unknownGraceMs) return undefined;
  return {
    ...known,
    id: known.providerId,
    status: "canceled",
    endedAt: known.endedAt ?? now,
    movements: [],
  };
}

function nextSyncTime({ status, currentPeriodEnd }: ProviderSubscription, now: Date): Date | null {
  if (status === "canceled" || status === "incomplete_expired") return null;
  const afterRenewal = currentPeriodEnd.getTime() + renewalSlackMs;
  const isLate = status === "incomplete" || afterRenewal <= now.getTime();
  return new Date(isLate ? now.getTime() + lateSyncIntervalMs : afterRenewal);
}

interface SubscriptionChange {
  readonly before: readonly StoredSubscription[];
  readonly after: readonly StoredSubscription[];
}

/** Pro that an operator granted by hand stays: only losing a subscription that gave Pro takes Pro away. */
async function updateAccountPlan(
  db: Kysely<Database>,
  userId: string,
  { before, after }: SubscriptionChange,
): Promise<void> {
  if (after.some(givesPro)) await setAccountType(db, userId, "pro");
  else if (before.some(givesPro)) await setAccountType(db, userId, "free");
}
