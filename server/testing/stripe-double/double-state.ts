import type Stripe from "stripe";

export type CardOutcome = "success" | "declined";
/** Stripe's setting for subscriptions whose last payment attempt failed. */
export type AfterRetries = "canceled" | "unpaid";

export interface DoubleEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly data: { readonly object: object };
}

export class DoubleState {
  readonly apiVersion: string;
  readonly customers = new Map<string, Stripe.Customer>();
  readonly deletedCustomers = new Set<string>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly invoicePayments = new Map<string, Stripe.InvoicePayment>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly webhookEndpoints = new Map<string, Stripe.WebhookEndpoint>();
  /** Sessions of the portal by URL. */
  readonly portalSessions = new Map<string, Stripe.BillingPortal.Session>();
  readonly events: DoubleEvent[] = [];
  /** The outcome of the next charge, by customer. */
  readonly cards = new Map<string, CardOutcome>();
  /** Details of the order that Stripe does not expose, by session. */
  readonly orders = new Map<
    string,
    { priceId: string; trialDays: number; metadata: Record<string, string> }
  >();
  afterRetries: AfterRetries = "canceled";
  /** Seconds. */
  now: number;
  #ids = 0;

  constructor(now: Date, apiVersion: string) {
    this.now = Math.floor(now.getTime() / 1000);
    this.apiVersion = apiVersion;
  }

  newId(prefix: string): string {
    return `${prefix}_double${String(++this.#ids).padStart(6, "0")}`;
  }

  /** Stores a copy: an event shows the object as it was then. */
  recordEvent(type: string, object: object): void {
    this.events.push({
      id: this.newId("evt"),
      object: "event",
      api_version: this.apiVersion,
      created: this.now,
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    });
  }
}
