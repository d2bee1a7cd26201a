import type { Kysely } from "kysely";
import type { PaymentConfig } from "../../core/config.ts";
import { loadOrCreateSecret } from "../../core/stored-secret.ts";
import type { Database } from "../../database/schema.ts";
import type { Payments } from "../adapters.ts";
import { createSandboxPayments } from "./sandbox/sandbox-payments.ts";
import { createStripePayments } from "./stripe/stripe-payments.ts";

export interface PaymentSettings {
  readonly payments: PaymentConfig;
  readonly planCurrency: string;
  readonly dataFolder: string;
}

/** `remark` tells the operator which provider was chosen. */
export async function createPayments(
  { payments, planCurrency, dataFolder }: PaymentSettings,
  db: Kysely<Database>,
  clock: () => Date,
): Promise<{ readonly payments: Payments; readonly remark: string }> {
  if (payments.provider === "none") {
    return {
      payments: { provider: undefined, sandbox: undefined },
      remark: "Payments: none (nothing can be bought)",
    };
  }
  if (payments.provider === "stripe") {
    const provider = await createStripePayments({ ...payments.stripe, currency: planCurrency }, clock);
    return { payments: { provider, sandbox: undefined }, remark: "Payments: Stripe" };
  }
  const webhookSecret = await loadOrCreateSecret(dataFolder, "sandbox-webhook-secret");
  const sandbox = createSandboxPayments({ db, clock, currency: planCurrency, webhookSecret });
  return {
    payments: { provider: sandbox, sandbox, isLocalOnly: payments.isLocalOnly },
    remark: "Payments: sandbox (test cards only, no money moves)",
  };
}
