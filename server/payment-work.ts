/** server/: the one process that answers the API and renders the pages. This file does what payments need done without being asked. */
import type { FastifyInstance } from "fastify";
import { webhookPath } from "#contract/payment-webhook.ts";
import type { Adapters } from "./adapters/adapters.ts";
import type { PostEvent } from "./adapters/payments/sandbox/sandbox-events.ts";
import type { SandboxPayments } from "./adapters/payments/sandbox/sandbox-payments.ts";
import { endThoseOfOtherProviders, lookRegularly } from "./features/plans/look-regularly.ts";
import { mailSubscriptions } from "./features/plans/mail-subscriptions.ts";
import type { PaymentParts } from "./features/plans/settle-subscription.ts";
import { publicAddress } from "./http/public-address.ts";
import { runRegularly } from "./run-regularly.ts";

const lookPauseMs = 30_000;
/** Its clock may leap: what follows should be seen at once. */
const sandboxLookPauseMs = 2_000;
const mailPauseMs = 10_000;
const sandboxPauseMs = 500;
const deliveryTimeoutMs = 20_000;

export interface PaymentWorkSettings {
  readonly host: string;
  readonly baseUrl: string | undefined;
}

/** Undefined where nothing can be bought. */
export function paymentParts(
  app: FastifyInstance,
  { db, payments, clock }: Adapters,
): PaymentParts | undefined {
  if (!payments.provider) return undefined;
  const report = (err: unknown) => app.log.error({ err }, "payments");
  return { db, provider: payments.provider, clock, report };
}

/** Until what it returns is called, which waits for what runs. */
export function startPaymentWork(
  app: FastifyInstance,
  adapters: Adapters,
  settings: PaymentWorkSettings,
): () => Promise<void> {
  const { db, clock, payments, ticketMail } = adapters;
  const report = (err: unknown) => app.log.error({ err }, "payments");
  const parts = paymentParts(app, adapters);
  const baseUrl = () => publicAddress(app, settings);
  const mail = { db, mailer: ticketMail.mailer, clock, baseUrl, report };
  const stops = [
    runRegularly(() => endThoseOfOtherProviders(db, payments.provider?.name, clock()), lookPauseMs, report),
    runRegularly(() => mailSubscriptions(mail), mailPauseMs, report),
  ];
  const pauseMs = payments.sandbox ? sandboxLookPauseMs : lookPauseMs;
  if (parts) stops.push(runRegularly(() => lookRegularly(parts), pauseMs, report));
  if (payments.sandbox) stops.push(startSandbox(app, payments.sandbox, settings.host, report));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Its clock ticks, and its news come to us as they would from outside: over HTTP. */
function startSandbox(
  app: FastifyInstance,
  sandbox: SandboxPayments,
  host: string,
  report: (failure: unknown) => void,
): () => Promise<void> {
  const post: PostEvent = async (body, headers) => {
    const address = publicAddress(app, { baseUrl: undefined, host });
    const signal = AbortSignal.timeout(deliveryTimeoutMs);
    const answer = await fetch(`${address}${webhookPath}`, { method: "POST", body, headers, signal });
    await answer.body?.cancel();
    return answer.status;
  };
  const round = async () => {
    await sandbox.takeDueSteps();
    await sandbox.deliverEvents(post);
  };
  return runRegularly(round, sandboxPauseMs, report);
}
