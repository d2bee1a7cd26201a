import { randomUUID } from "node:crypto";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import { listSubscriptions, type StoredSubscription, saveCancelReason } from "./subscriptions-table.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

/** The account's running subscription. Throws `subscription_not_found`. */
export async function currentSubscription(
  db: PaymentParts["db"],
  userId: string,
): Promise<StoredSubscription> {
  const current = (await listSubscriptions(db, userId)).find(blocksCheckout);
  if (!current) throw new AppError("subscription_not_found");
  return current;
}

/** Takes effect at the end of the period. Throws `subscription_not_found`, `payment_provider_failed`. */
export async function cancelSubscription(
  parts: PaymentParts,
  userId: string,
  reason: string | undefined,
): Promise<StoredSubscription> {
  const current = await currentSubscription(parts.db, userId);
  if (reason !== undefined) await saveCancelReason(parts.db, current.id, reason);
  return changeCancellation(parts, current, true);
}

/** Throws `subscription_not_found` once the period has ended, `payment_provider_failed`. */
export async function resumeSubscription(parts: PaymentParts, userId: string): Promise<StoredSubscription> {
  return changeCancellation(parts, await currentSubscription(parts.db, userId), false);
}

async function changeCancellation(
  parts: PaymentParts,
  current: StoredSubscription,
  isCancelled: boolean,
): Promise<StoredSubscription> {
  if (current.provider !== parts.provider.name) throw new AppError("payments_unavailable");
  if (current.cancelAtPeriodEnd !== isCancelled) {
    // A fresh key: repeats are harmless, while the key of an earlier change would replay that change's answer.
    await parts.provider.setCancelAtPeriodEnd(current.providerId, isCancelled, randomUUID());
  }
  await syncSubscription(parts, current.providerId);
  return currentSubscription(parts.db, current.userId);
}
