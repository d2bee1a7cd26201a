import { createECDH, ECDH, randomBytes } from "node:crypto";
import { encrypt } from "http_ece";
import { isKnownEndpoint, type PushServices } from "../../core/push-services.ts";
import { systemErrorCode } from "../../core/system-error-code.ts";
import type { PushKeys } from "./push-keys.ts";
import { createServiceSigner } from "./sign-for-service.ts";

export interface PushAddress {
  readonly endpoint: string;
  /** base64url, as the browser gave them. */
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  readonly payload: string;
  /** A later message with the same topic replaces this one while the device cannot be reached. */
  readonly topic: string;
  readonly expiresAt: Date;
}

/**
 * `gone`: the browser no longer takes messages. `retry`: it was surely not taken. `refused`: a further try would end the same.
 * `unknown`: it may have been taken.
 */
export type PushOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "gone" }
  | { readonly kind: "retry"; readonly reason: string; readonly retryAt?: Date }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unknown"; readonly reason: string };

export interface PushSender {
  readonly publicKey: string;
  /** Whether a message can be sent there: to a push service that is known, for a key that can be encrypted for. */
  accepts(address: PushAddress): boolean;
  send(address: PushAddress, message: PushMessage, now: Date): Promise<PushOutcome>;
}

export interface PushSettings {
  readonly keys: PushKeys;
  readonly services: PushServices;
  /** How a push service reaches the operator: a `mailto:` or `https:` address. */
  readonly subject: string;
  readonly deadlineMs?: number;
}

const defaultDeadlineMs = 10_000;
/** No connection was made, so nothing was sent. */
const connectionFailures = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];
const gone = [404, 410];

export function createPushSender({
  keys,
  services,
  subject,
  deadlineMs = defaultDeadlineMs,
}: PushSettings): PushSender {
  const sign = createServiceSigner(keys, subject);
  const accepts = ({ endpoint, p256dh }: PushAddress) =>
    isKnownEndpoint(services, endpoint) && isOnCurve(p256dh);
  return {
    publicKey: keys.publicKey,
    accepts,
    async send(address, message, now) {
      // The list may have become shorter since the browser subscribed, and renewals once took any key.
      if (!accepts(address)) return { kind: "gone" };
      const headers = {
        Authorization: await sign(new URL(address.endpoint).origin, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(Math.max(0, Math.round((message.expiresAt.getTime() - now.getTime()) / 1000))),
        Topic: message.topic,
        Urgency: "normal",
      };
      return post(address, { headers, body: encryptFor(address, message.payload), deadlineMs }, now);
    },
  };
}

function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed");
    return true;
  } catch {
    return false;
  }
}

/** RFC 8291, with a new key pair for each message. */
function encryptFor({ p256dh: dh, auth: authSecret }: PushAddress, payload: string): Uint8Array<ArrayBuffer> {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const salt = randomBytes(16);
  return new Uint8Array(
    encrypt(Buffer.from(payload), { version: "aes128gcm", dh, authSecret, privateKey, salt }),
  );
}

interface Sending {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly deadlineMs: number;
}

async function post(
  { endpoint }: PushAddress,
  { deadlineMs, ...sent }: Sending,
  now: Date,
): Promise<PushOutcome> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await fetch(endpoint, { method: "POST", redirect: "error", signal, ...sent });
    await answer.body?.cancel();
    return outcomeOf(answer, now);
  } catch (failure) {
    const code = systemErrorCode(failure) ?? systemErrorCode((failure as Error).cause);
    const kind = code !== undefined && connectionFailures.includes(code) ? "retry" : "unknown";
    return { kind, reason: code ?? (failure as Error).name };
  }
}

function outcomeOf({ status, ok, headers }: Response, now: Date): PushOutcome {
  if (ok) return { kind: "sent" };
  if (gone.includes(status)) return { kind: "gone" };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { kind: "refused", reason };
  const retryAt = readRetryAfter(headers.get("Retry-After"), now);
  return { kind: "retry", reason, ...(retryAt && { retryAt }) };
}

/** Reads the header, which has seconds or a date. */
function readRetryAfter(text: string | null, now: Date): Date | undefined {
  if (text === null) return undefined;
  const retryAt = /^\d{1,9}$/.test(text) ? new Date(now.getTime() + Number(text) * 1000) : new Date(text);
  return Number.isNaN(retryAt.getTime()) ? undefined : retryAt;
}
