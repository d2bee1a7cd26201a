import { createHmac } from "node:crypto";
import type { DoubleEvent } from "./double-state.ts";

export const doubleWebhookSecret = "whsec_double_0123456789abcdef";

export interface SignedEvent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** `signedAt` is when it was sent, not when it happened. */
export function signEvent(event: DoubleEvent, signedAt: Date, secret = doubleWebhookSecret): SignedEvent {
  return signBody(JSON.stringify(event, undefined, 2), signedAt, secret);
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of time, a dot and the body. Source: docs.stripe.com/webhooks, "verify manually". */
export function signBody(text: string, signedAt: Date, secret = doubleWebhookSecret): SignedEvent {
  const seconds = Math.floor(signedAt.getTime() / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${text}`).digest("hex");
  return {
    body: Buffer.from(text),
    headers: { "content-type": "application/json", "stripe-signature": `t=${seconds},v1=${digest}` },
  };
}
