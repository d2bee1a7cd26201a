import type Stripe from "stripe";
import { createStripePayments } from "../../adapters/payments/stripe/stripe-payments.ts";
import { lookupKeyOf, soldPlans } from "../../adapters/payments/stripe/stripe-prices.ts";
import type { PaymentProvider } from "../../features/plans/payment-provider.ts";
import type { HarnessCard, PaymentHarness } from "../payment-harness.ts";
import { advanceTo } from "./advance-clock.ts";
import { payOpenInvoices, paySession } from "./billing.ts";
import { makePrice, makeProduct } from "./make-catalog.ts";
import { closeDispute, deleteCustomer, openDispute, refundCharge } from "./refunds-and-disputes.ts";
import { doubleWebhookSecret, type SignedEvent, signEvent } from "./sign-event.ts";
import { doubleSecretKey, StripeDouble } from "./stripe-double.ts";

/** Generous, for loaded machines. */
const callTimeoutMs = 20_000;
const daySeconds = 24 * 60 * 60;

export class StripeHarness implements PaymentHarness {
  readonly double: StripeDouble;
  readonly provider: PaymentProvider;

  private constructor(double: StripeDouble, provider: PaymentProvider) {
    this.double = double;
    this.provider = provider;
  }

  /** `clock` is ours, for the age of signatures; Stripe's clock moves only by `advance`. */
  static async start(now: Date, currency = "USD", clock = () => now): Promise<StripeHarness> {
    const double = new StripeDouble(now);
    await double.listen();
    addSoldPlans(double, currency);
    const provider = await createStripePayments(settingsFor(double, currency), clock);
    return new StripeHarness(double, provider);
  }

  /** A second process with the same keys. `timeoutMs`: how long it waits for Stripe. */
  createSecondProvider(clock: () => Date, timeoutMs?: number): Promise<PaymentProvider> {
    return createStripePayments(
      { ...settingsFor(this.double, "USD"), ...(timeoutMs && { timeoutMs }) },
      clock,
    );
  }

  async pay({ sessionId }: { readonly sessionId: string }, card: HarnessCard = "success"): Promise<void> {
    const { state } = this.double;
    const session = state.sessions.get(sessionId);
    if (!session) throw new Error(`There is no session ${sessionId}.`);
    paySession(state, session, card === "declined" ? "declined" : "success");
    if (card === "later") state.cards.set(String(session.customer), "declined");
  }

  async advance(days: number): Promise<void> {
    advanceTo(this.double.state, this.double.state.now + days * daySeconds);
  }

  async updateCard(portalUrl: string): Promise<void> {
    const { state } = this.double;
    const session = state.portalSessions.get(portalUrl);
    if (!session) throw new Error(`There is no portal session at ${portalUrl}.`);
    state.cards.set(session.customer, "success");
    payOpenInvoices(state, session.customer);
  }

  async refund(subscriptionId: string): Promise<void> {
    refundCharge(this.double.state, this.lastCharge(subscriptionId));
  }

  async dispute(subscriptionId: string): Promise<void> {
    openDispute(this.double.state, this.lastCharge(subscriptionId));
  }

  async winDispute(subscriptionId: string): Promise<void> {
    const charge = this.lastCharge(subscriptionId);
    const opened = [...this.double.state.disputes.values()].find((one) => one.charge === charge.id);
    if (opened) closeDispute(this.double.state, opened, "won");
  }

  async deleteCustomer(customerId: string): Promise<void> {
    deleteCustomer(this.double.state, customerId);
  }

  async signedEvents(ageSeconds = 0): Promise<readonly SignedEvent[]> {
    const signedAt = new Date((await this.provider.now()).getTime() - ageSeconds * 1000);
    return this.double.state.events.map((event) => signEvent(event, signedAt));
  }

  close(): Promise<void> {
    return this.double.close();
  }

  lastCharge(subscriptionId: string): Stripe.Charge {
    const { state } = this.double;
    const invoices = [...state.invoices.values()].filter(
      ({ parent }) => parent?.subscription_details?.subscription === subscriptionId,
    );
    const payments = [...state.invoicePayments.values()].filter(({ invoice }) =>
      invoices.some(({ id }) => id === invoice),
    );
    const charge = [...state.charges.values()].findLast(
      ({ paid, payment_intent }) =>
        paid && payments.some(({ payment }) => payment.payment_intent === payment_intent),
    );
    if (!charge) throw new Error(`Nothing was paid for ${subscriptionId}.`);
    return charge;
  }
}

function settingsFor(double: StripeDouble, currency: string) {
  return {
    secretKey: doubleSecretKey,
    publishableKey: "pk_test_double",
    webhookSecret: doubleWebhookSecret,
    currency,
    apiUrl: double.url,
    timeoutMs: callTimeoutMs,
  };
}

/** Creates the same product and prices as `npm run stripe:setup`. */
export function addSoldPlans({ state }: StripeDouble, currency: string): void {
  const product = makeProduct(state, { name: "Platewise Pro", description: null, metadata: {} });
  state.products.set(product.id, product);
  for (const plan of soldPlans(currency)) {
    const price = makePrice(state, {
      product: product.id,
      currency: plan.currency.toLowerCase(),
      unit_amount: plan.priceCents,
      interval: plan.interval,
      lookup_key: lookupKeyOf(plan.id),
      nickname: plan.name,
      metadata: {},
    });
    state.prices.set(price.id, price);
  }
}
