import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import type { ProviderMovement, ProviderSubscription } from "./payment-provider.ts";
import type { HistoryEntry } from "./subscription-history-table.ts";
import type { NewSubscriptionMail } from "./subscription-mails-table.ts";
import type { StoredSubscription } from "./subscriptions-table.ts";

/** Every event in the subscription's life so far; inserting skips the entries that are stored already. */
export function buildHistory(
  state: ProviderSubscription,
  known: StoredSubscription | undefined,
  now: Date,
): HistoryEntry[] {
  const withoutPayment = { plan: state.plan.name, amountCents: null, currency: null };
  const payments: HistoryEntry[] = state.movements
    .filter(movesMoney)
    .map(({ id, kind, at, amountCents, currency }) => ({
      movement: id,
      kind,
      at,
      plan: state.plan.name,
      amountCents,
      currency,
    }));
  if (!hasStarted(state)) return payments;
  const started: HistoryEntry = {
    movement: "started",
    kind: "started",
    at: state.startedAt,
    ...withoutPayment,
  };
  const entries = [started, ...payments];
  const wasCancelled = known?.cancelAtPeriodEnd ?? false;
  if (blocksCheckout(state) && state.cancelAtPeriodEnd !== wasCancelled) {
    const kind = state.cancelAtPeriodEnd ? "cancelled" : "resumed";
    entries.push({ movement: `${kind}-${now.toISOString()}`, kind, at: now, ...withoutPayment });
  }
  if (state.status === "canceled") {
    entries.push({ movement: "ended", kind: "ended", at: state.endedAt ?? now, ...withoutPayment });
  }
  return entries;
}

/** A trial starts with an invoice of 0. */
function movesMoney({ kind, amountCents }: ProviderMovement): boolean {
  return kind !== "payment" || amountCents > 0;
}

function hasStarted({ status }: ProviderSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

type NewMail = Pick<NewSubscriptionMail, "kind" | "period">;

/** The queue holds each kind and period once, so a repeat sends nothing. */
export function findDueMails(state: ProviderSubscription, known: StoredSubscription | undefined): NewMail[] {
  if (!blocksCheckout(state)) return [];
  const mails: NewMail[] = [{ kind: "receipt", period: "once" }];
  if (state.cancelAtPeriodEnd && !known?.cancelAtPeriodEnd) {
    mails.push({ kind: "cancelled", period: state.currentPeriodEnd.toISOString() });
  }
  // One per period, however often the provider retries the payment.
  if (state.status === "past_due") {
    mails.push({ kind: "payment_failed", period: state.currentPeriodEnd.toISOString() });
  }
  return mails;
}

/** Instead of a receipt, for a second subscription bought in another tab. */
export function duplicateEndedMail({ id }: { readonly id: string }): Omit<NewSubscriptionMail, "userId"> {
  return { subscriptionId: id, kind: "second_ended", period: "once" };
}
