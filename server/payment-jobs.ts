import type { FastifyInstance } from "fastify";
import { webhookPath } from "#contract/payment-webhook.ts";
import type { Adapters } from "./adapters/adapters.ts";
import type { PostEvent } from "./adapters/payments/sandbox/sandbox-events.ts";
import type { SandboxPayments } from "./adapters/payments/sandbox/sandbox-payments.ts";
import {
  expireSubscriptionsOfOtherProviders,
  reconcilePayments,
} from "./features/plans/reconcile-payments.ts";
import { sendSubscriptionMails } from "./features/plans/send-subscription-mails.ts";
import type { PaymentParts } from "./features/plans/sync-subscription.ts";
import { publicAddress } from "./http/public-address.ts";
import { runPeriodically } from "./run-periodically.ts";

const syncPauseMs = 30_000;
/** Shorter, because its clock may be moved forward and the effects should show at once. */
const sandboxSyncPauseMs = 2_000;
const mailPauseMs = 10_000;
const sandboxPauseMs = 500;
const deliveryTimeoutMs = 20_000;

export interface PaymentJobSettings {
  readonly host: string;
  readonly baseUrl: string | undefined;
}

/** Undefined without a payment provider. */
export function createPaymentParts(
  app: FastifyInstance,
  { db, payments, clock }: Adapters,
): PaymentParts | undefined {
  if (!payments.provider) return undefined;
  const report = (err: unknown) => app.log.error({ err }, "payments");
  return { db, provider: payments.provider, clock, report };
}

/** Returns a function that stops the jobs and waits for running ones. */
export function startPaymentJobs(
  app: FastifyInstance,
  adapters: Adapters,
  settings: PaymentJobSettings,
): () => Promise<void> {
  const { db, clock, payments, mailer } = adapters;
  const report = (err: unknown) => app.log.error({ err }, "payments");
  const parts = createPaymentParts(app, adapters);
  const baseUrl = () => publicAddress(app, settings);
  const mail = { db, mailer, clock, baseUrl, report };
  const stops = [
    runPeriodically(
      () => expireSubscriptionsOfOtherProviders(db, payments.provider?.name, clock()),
      syncPauseMs,
      report,
    ),
    runPeriodically(() => sendSubscriptionMails(mail), mailPauseMs, report),
  ];
  const pauseMs = payments.sandbox ? sandboxSyncPauseMs : syncPauseMs;
  if (parts) stops.push(runPeriodically(() => reconcilePayments(parts), pauseMs, report));
  if (payments.sandbox)
    stops.push(startSandbox(app, { sandbox: payments.sandbox, host: settings.host, report }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Advances the sandbox and delivers its events as a real provider would: over HTTP. */
function startSandbox(
  app: FastifyInstance,
  { sandbox, host, report }: { sandbox: SandboxPayments; host: string; report: (failure: unknown) => void },
): () => Promise<void> {
  const post: PostEvent = async (body, headers) => {
    const address = publicAddress(app, { baseUrl: undefined, host });
    const signal = AbortSignal.timeout(deliveryTimeoutMs);
    const answer = await fetch(`${address}${webhookPath}`, { method: "POST", body, headers, signal });
    await answer.body?.cancel();
    return answer.status;
  };
  const round = async () => {
    await sandbox.runDueBilling();
    await sandbox.deliverEvents(post);
  };
  return runPeriodically(round, sandboxPauseMs, report);
}
