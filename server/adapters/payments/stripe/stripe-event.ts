import type Stripe from "stripe";
import * as z from "zod";
import { AppError } from "../../../core/app-error.ts";
import type { ProviderEvent } from "../../../features/plans/payment-provider.ts";
import type { StripeConnection } from "./connect-stripe.ts";
import { fromUnixSeconds, idOf } from "./stripe-keys.ts";

/** How old an event's signature may be, and how far ahead of our clock. Stripe's own default. */
const toleranceSeconds = 300;
const signatureHeader = "stripe-signature";

/** The events that our webhook subscribes to. Others are accepted and ignored. */
export const stripeEventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.marked_uncollectible",
  "invoice.voided",
  "charge.refunded",
  "charge.refund.updated",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const satisfies readonly Stripe.Event["type"][];

/** The SDK checks only the signature. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.looseObject({}) }),
});

type Subject = Pick<ProviderEvent, "subscriptionId" | "checkoutSessionId" | "customerId" | "paymentId">;

const noSubject: Subject = {
  subscriptionId: null,
  checkoutSessionId: null,
  customerId: null,
  paymentId: null,
};

interface ReceivedEvent {
  readonly webhookSecret: string;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: Date;
}

interface SignedEvent extends Omit<ReceivedEvent, "headers"> {
  readonly signature: string;
}

/** Throws `webhook_not_ours` unless the signature matches the bytes and its time is within the tolerance of `now`. */
export function parseStripeEvent(
  webhooks: StripeConnection["webhooks"],
  { webhookSecret, rawBody, headers, now }: ReceivedEvent,
): ProviderEvent {
  const signature = headers[signatureHeader];
  if (typeof signature !== "string") throw new AppError("webhook_not_ours");
  const event = verifyEvent(webhooks, { webhookSecret, rawBody, signature, now });
  return {
    id: event.id,
    type: event.type,
    createdAt: fromUnixSeconds(event.created),
    ...findEventSubject(event),
  };
}

function verifyEvent(
  webhooks: StripeConnection["webhooks"],
  { webhookSecret, rawBody, signature, now }: SignedEvent,
): Stripe.Event {
  if (readSignatureTime(signature) * 1000 > now.getTime() + toleranceSeconds * 1000)
    throw new AppError("webhook_not_ours");
  const receivedAt = now.getTime();
  try {
    const event = webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      receivedAt,
    );
    if (eventShape.safeParse(event).success) return event;
  } catch {
    // The SDK's error is dropped because it quotes the body.
  }
  throw new AppError("webhook_not_ours");
}

/** The SDK rejects old signatures but accepts future ones, so we check those ourselves. */
function readSignatureTime(signature: string): number {
  const times = signature.split(",").flatMap((part) => {
    const [name, value] = part.split("=");
    return name?.trim() === "t" ? Number(value) : [];
  });
  return Math.max(...times);
}

/** A refund names only its payment. */
function findEventSubject(event: Stripe.Event): Subject {
  if (!stripeEventTypes.some((type) => type === event.type)) return noSubject;
  const object = event.data.object;
  if (!("object" in object)) return noSubject;
  switch (object.object) {
    case "checkout.session":
      return {
        ...noSubject,
        checkoutSessionId: object.id,
        subscriptionId: idOf(object.subscription),
        customerId: idOf(object.customer),
      };
    case "subscription":
      return { ...noSubject, subscriptionId: object.id, customerId: idOf(object.customer) };
    case "customer":
      return { ...noSubject, customerId: object.id };
    case "invoice":
      return {
        ...noSubject,
        subscriptionId: idOf(object.parent?.subscription_details?.subscription),
        customerId: idOf(object.customer),
      };
    case "charge":
      return { ...noSubject, customerId: idOf(object.customer), paymentId: idOf(object.payment_intent) };
    case "refund":
    case "dispute":
      return { ...noSubject, paymentId: idOf(object.payment_intent) };
    default:
      return noSubject;
  }
}
