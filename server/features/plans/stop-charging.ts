import { randomUUID } from "node:crypto";
import { blocksCheckout, isPaid, mayCharge } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import { listSubscriptions } from "./subscriptions-table.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

/**
 * Stops charging an account that is to be deleted. A paid subscription lasts until its period ends, in case the person stays; an
 * unpaid one ends at once. Throws `payment_provider_failed`.
 */
export async function stopCharging(parts: PaymentParts, userId: string): Promise<void> {
  const { db, provider } = parts;
  for (const one of await listSubscriptions(db, userId)) {
    if (one.provider !== provider.name || !mayCharge(one)) continue;
    if (isPaid(one)) await provider.setCancelAtPeriodEnd(one.providerId, true, randomUUID());
    else await provider.cancelNow(one.providerId);
    await syncSubscription(parts, one.providerId);
  }
}

/**
 * Call before deleting an account: afterwards nothing says whose subscription it was. Throws `payment_provider_failed`, and
 * `payments_unavailable` for a provider that is no longer configured, while either may still charge the payer; keep the account
 * then.
 */
export async function cancelAllSubscriptions(
  { db, provider }: Pick<PaymentParts, "db"> & { readonly provider: PaymentParts["provider"] | undefined },
  userId: string,
): Promise<void> {
  for (const one of (await listSubscriptions(db, userId)).filter(blocksCheckout)) {
    try {
      if (one.provider === provider?.name) await provider.cancelNow(one.providerId);
      else if (one.provider !== "sandbox") throw new AppError("payments_unavailable");
    } catch (failure) {
      // It ends by itself, and nothing more is charged.
      if (mayCharge(one)) throw failure;
    }
  }
}
