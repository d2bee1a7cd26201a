/** server/features/plans: plans, subscriptions, payments. This file: what a look at the provider brings for the history and for the mail. */
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import type { ProviderMovement, ProviderSubscription } from "./payment-provider.ts";
import type { HistoryEntry } from "./subscription-history-table.ts";
import type { OrderedMail } from "./subscription-mails-table.ts";
import type { StoredSubscription } from "./subscriptions-table.ts";

/** Everything that was ever known to have happened: what is kept already is not kept twice. */
export function historyOf(
  state: ProviderSubscription,
  known: StoredSubscription | undefined,
  now: Date,
): HistoryEntry[] {
  const quiet = { plan: state.plan.name, amountCents: null, currency: null };
  const moved: HistoryEntry[] = state.movements
    .filter(movesMoney)
    .map(({ id, kind, at, amountCents, currency }) => ({
      ...{ movement: id, kind, at, plan: state.plan.name, amountCents, currency },
    }));
  if (!hasBegun(state)) return moved;
  const begun: HistoryEntry = { movement: "started", kind: "started", at: state.startedAt, ...quiet };
  const entries = [begun, ...moved];
  const wasCancelled = known?.cancelAtPeriodEnd ?? false;
  if (blocksCheckout(state) && state.cancelAtPeriodEnd !== wasCancelled) {
    const kind = state.cancelAtPeriodEnd ? "cancelled" : "resumed";
    entries.push({ movement: `${kind}-${now.toISOString()}`, kind, at: now, ...quiet });
  }
  if (state.status === "canceled") {
    entries.push({ movement: "ended", kind: "ended", at: state.endedAt ?? now, ...quiet });
  }
  return entries;
}

/** A trial begins with a bill of nothing. */
function movesMoney({ kind, amountCents }: ProviderMovement): boolean {
  return kind !== "payment" || amountCents > 0;
}

function hasBegun({ status }: ProviderSubscription): boolean {
  return status !== "incomplete" && status !== "incomplete_expired";
}

type NewMail = Pick<OrderedMail, "kind" | "period">;

/** Each is sent once, however often it is found. */
export function mailsOf(state: ProviderSubscription, known: StoredSubscription | undefined): NewMail[] {
  if (!blocksCheckout(state)) return [];
  const mails: NewMail[] = [{ kind: "receipt", period: "once" }];
  if (state.cancelAtPeriodEnd && !known?.cancelAtPeriodEnd) {
    mails.push({ kind: "cancelled", period: state.currentPeriodEnd.toISOString() });
  }
  // One a period, however often the provider tries again.
  if (state.status === "past_due") {
    mails.push({ kind: "payment_failed", period: state.currentPeriodEnd.toISOString() });
  }
  return mails;
}

/** Told to whoever bought in two tabs, in the place of a receipt. */
export function secondMail({ id }: { readonly id: string }): Omit<OrderedMail, "userId"> {
  return { subscriptionId: id, kind: "second_ended", period: "once" };
}
