/** server/features/plans: plans, subscriptions, payments. This file: their calls. */
import * as calls from "#contract/endpoints/subscriptions.ts";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import { AppError } from "../../core/app-error.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { cancelSubscription, currentSubscription, resumeSubscription } from "./change-subscription.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { offeredPlans } from "./offered-plans.ts";
import { openPortal } from "./open-portal.ts";
import { presentSubscription } from "./present-subscription.ts";
import type { SandboxCheckout } from "./sandbox-checkout.ts";
import type { PaymentParts } from "./settle-subscription.ts";
import { startCheckout } from "./start-checkout.ts";
import { historyOfUser } from "./subscription-history-table.ts";

const nobody: PaymentSetup = { provider: "none" };

export interface PlansParts {
  readonly db: PaymentParts["db"];
  readonly limiter: RateLimiter;
  readonly clock: () => Date;
  readonly currency: string;
  /** Undefined where nothing can be bought. */
  readonly payments: PaymentParts | undefined;
  readonly sandbox: SandboxCheckout | undefined;
  /** The origins that browsers reach us by; the call's own counts where no public address is configured. */
  readonly ownOrigins: (callOrigin: string) => readonly string[];
}

export function servePlans(serve: Serve, parts: PlansParts): void {
  const { db, limiter, payments } = parts;
  const plans = offeredPlans(payments?.provider, parts.currency, parts.clock);
  const asked = (): PaymentParts => {
    if (!payments) throw new AppError("payments_unavailable");
    return payments;
  };

  serve(calls.listPlans, async () => [...(await plans())]);
  serve(calls.readPaymentSetup, async () => payments?.provider.setup ?? nobody);
  serve(calls.readSubscription, async ({ caller }) =>
    presentSubscription(await currentSubscription(db, caller.userId)),
  );

  serve(calls.startCheckout, async ({ body, caller, now, origin, idempotencyKey }) => {
    const { userId } = caller;
    const given = asked();
    await limiter.take(rateLimits.checkoutByAccount, userId, now);
    const ownOrigins = parts.ownOrigins(origin);
    const wish = { userId, planId: body.planId, successUrl: body.successURL, idempotencyKey, ownOrigins };
    return startCheckout(given, wish);
  });

  serve(calls.confirmCheckout, async ({ caller, now }) => {
    await limiter.take(rateLimits.confirmationByAccount, caller.userId, now);
    return confirmCheckout(asked(), caller.userId);
  });

  serve(calls.cancelSubscription, async ({ body, caller, now }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    return presentSubscription(await cancelSubscription(asked(), caller.userId, body.reason));
  });

  serve(calls.resumeSubscription, async ({ caller, now }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    return presentSubscription(await resumeSubscription(asked(), caller.userId));
  });

  serve(calls.openPaymentPortal, async ({ body, caller, now, origin }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    const visit = { userId: caller.userId, returnUrl: body.returnURL, ownOrigins: parts.ownOrigins(origin) };
    return { url: await openPortal(asked(), visit) };
  });

  serve(calls.readSubscriptionHistory, async ({ query, caller }) => {
    const entries = await historyOfUser(db, caller.userId, query);
    return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  });

  serve(calls.paySandbox, async ({ body, caller, now }) => {
    if (!parts.sandbox) throw new AppError("not_found");
    await limiter.take(rateLimits.sandboxPaymentByAccount, caller.userId, now);
    return parts.sandbox.pay({ ...body, userId: caller.userId });
  });
}
