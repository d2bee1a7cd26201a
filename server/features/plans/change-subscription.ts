/** server/features/plans: plans, subscriptions, payments. This file: somebody cancels, takes it back, or leaves altogether. */
import { randomUUID } from "node:crypto";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import { type PaymentParts, settleSubscription } from "./settle-subscription.ts";
import { keepCancelReason, type StoredSubscription, subscriptionsOfUser } from "./subscriptions-table.ts";

/** The one that counts now. Throws `subscription_not_found`. */
export async function currentSubscription(
  db: PaymentParts["db"],
  userId: string,
): Promise<StoredSubscription> {
  const current = (await subscriptionsOfUser(db, userId)).find(blocksCheckout);
  if (!current) throw new AppError("subscription_not_found");
  return current;
}

/** At the end of the period. Throws `subscription_not_found`, `payment_provider_failed`. */
export async function cancelSubscription(
  parts: PaymentParts,
  userId: string,
  reason: string | undefined,
): Promise<StoredSubscription> {
  const current = await currentSubscription(parts.db, userId);
  if (reason !== undefined) await keepCancelReason(parts.db, current.id, reason);
  return setCancelled(parts, current, true);
}

/** Throws `subscription_not_found` once the period has ended, `payment_provider_failed`. */
export async function resumeSubscription(parts: PaymentParts, userId: string): Promise<StoredSubscription> {
  return setCancelled(parts, await currentSubscription(parts.db, userId), false);
}

async function setCancelled(
  parts: PaymentParts,
  current: StoredSubscription,
  isCancelled: boolean,
): Promise<StoredSubscription> {
  if (current.provider !== parts.provider.name) throw new AppError("payments_unavailable");
  if (current.cancelAtPeriodEnd !== isCancelled) {
    // Repeats are harmless, and a key of an earlier day's change would stand in the way of this one.
    await parts.provider.setCancelAtPeriodEnd(current.providerId, isCancelled, randomUUID());
  }
  await settleSubscription(parts, current.providerId);
  return currentSubscription(parts.db, current.userId);
}

/**
 * For an account that is about to be deleted: nothing is charged any more. To be done before, since afterwards nobody
 * knows whose the subscription was. Throws `payment_provider_failed`, and `payments_unavailable` where money may still be
 * taken by a provider that is no longer configured: the account must stay then.
 */
export async function endSubscriptionsOf(
  {
    db,
    provider,
  }: { readonly db: PaymentParts["db"]; readonly provider: PaymentParts["provider"] | undefined },
  userId: string,
): Promise<void> {
  for (const one of (await subscriptionsOfUser(db, userId)).filter(blocksCheckout)) {
    if (one.provider === provider?.name) await provider.endNow(one.providerId);
    else if (one.provider !== "sandbox") throw new AppError("payments_unavailable");
  }
}
