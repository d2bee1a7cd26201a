import type { FastifyInstance } from "fastify";
import type { Adapters } from "./adapters/adapters.ts";
import type { PaymentParts } from "./features/plans/sync-subscription.ts";

/** Undefined without a payment provider. */
export function createPaymentParts(
  app: FastifyInstance,
  { db, payments, clock }: Adapters,
): PaymentParts | undefined {
  if (!payments.provider) return undefined;
  const report = (err: unknown) => app.log.error({ err }, "payments");
  return { db, provider: payments.provider, clock, report };
}
