import * as calls from "#contract/endpoints/plans.ts";
import type { PaymentSetup, Subscription } from "#contract/shapes/plans.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import type { Caller } from "../../http/caller.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { cancelSubscription, currentSubscription, resumeSubscription } from "./change-subscription.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { openPortal } from "./open-portal.ts";
import { createPlanList } from "./plan-list.ts";
import type { SandboxCheckout } from "./sandbox-checkout.ts";
import { startCheckout } from "./start-checkout.ts";
import { listHistory } from "./subscription-history-table.ts";
import type { StoredSubscription } from "./subscriptions-table.ts";
import type { PaymentParts } from "./sync-subscription.ts";

const noProvider: PaymentSetup = { provider: "none" };

export interface PlansParts {
  readonly db: PaymentParts["db"];
  readonly limiter: RateLimiter;
  readonly clock: () => Date;
  readonly currency: string;
  /** Undefined where nothing can be bought. */
  readonly payments: PaymentParts | undefined;
  readonly sandbox: SandboxCheckout | undefined;
  /** The origins we are reached by: the configured public address, or else the request's own. */
  readonly ownOrigins: (callOrigin: string) => readonly string[];
}

function requirePayments({ payments }: Pick<PlansParts, "payments">): PaymentParts {
  if (!payments) throw new AppError("payments_unavailable");
  return payments;
}

export function servePlans(serve: Serve, parts: PlansParts): void {
  const { limiter, payments } = parts;
  serveSubscription(serve, parts);
  const plans = createPlanList(payments?.provider, parts.currency, parts.clock);
  /** The account's country, or else the browser's. */
  const offerTo = (caller: Caller, acceptLanguage: string | undefined) =>
    plans((caller.kind === "user" ? caller.country : null) ?? preferredCountry(acceptLanguage));

  serve(calls.listPlans, async ({ caller, acceptLanguage }) => [...(await offerTo(caller, acceptLanguage))]);
  serve(calls.readPaymentSetup, async () => payments?.provider.setup ?? noProvider);

  serve(calls.startCheckout, async ({ body, caller, now, origin, idempotencyKey, acceptLanguage }) => {
    const { userId } = caller;
    const provided = requirePayments(parts);
    await limiter.take(rateLimits.checkoutByAccount, userId, now);
    const ownOrigins = parts.ownOrigins(origin);
    const offered = await offerTo(caller, acceptLanguage);
    const { planId, successURL: successUrl } = body;
    return startCheckout(provided, { userId, planId, successUrl, idempotencyKey, ownOrigins, offered });
  });

  serve(calls.confirmCheckout, async ({ caller, now }) => {
    await limiter.take(rateLimits.confirmationByAccount, caller.userId, now);
    return confirmCheckout(requirePayments(parts), caller.userId);
  });

  serve(calls.paySandbox, async ({ body, caller, now }) => {
    if (!parts.sandbox) throw new AppError("not_found");
    await limiter.take(rateLimits.sandboxPaymentByAccount, caller.userId, now);
    return parts.sandbox.pay({ ...body, userId: caller.userId });
  });
}

function serveSubscription(serve: Serve, parts: PlansParts): void {
  const { db, limiter } = parts;

  serve(calls.readSubscription, async ({ caller }) =>
    presentSubscription(await currentSubscription(db, caller.userId)),
  );

  serve(calls.cancelSubscription, async ({ body, caller, now }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    return presentSubscription(await cancelSubscription(requirePayments(parts), caller.userId, body.reason));
  });

  serve(calls.resumeSubscription, async ({ caller, now }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    return presentSubscription(await resumeSubscription(requirePayments(parts), caller.userId));
  });

  serve(calls.openPaymentPortal, async ({ body, caller, now, origin }) => {
    await limiter.take(rateLimits.subscriptionChangeByAccount, caller.userId, now);
    const visit = { userId: caller.userId, returnUrl: body.returnURL, ownOrigins: parts.ownOrigins(origin) };
    return { url: await openPortal(requirePayments(parts), visit) };
  });

  serve(calls.readSubscriptionHistory, async ({ query, caller }) => {
    const entries = await listHistory(db, caller.userId, query);
    return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  });
}

function presentSubscription(subscription: StoredSubscription): Subscription {
  const { id, status, plan, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const { id: planId, name, priceCents, currency, interval } = plan;
  return {
    id,
    status,
    plan: name,
    planId,
    priceCents,
    currency,
    interval,
    cancelAtPeriodEnd,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    trialEndsAt: status === "trialing" ? (trialEndsAt?.toISOString() ?? null) : null,
  };
}
