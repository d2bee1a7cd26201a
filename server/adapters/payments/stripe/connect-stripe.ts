import type Stripe from "stripe";
import { AppError } from "../../../core/app-error.ts";

/** The version that the locked SDK is written for. Named, so that an update of the SDK cannot change it unnoticed. */
export const stripeApiVersion = "2026-10-28.endive";
const stripeTimeoutMs = 4_000;
const stripeRetries = 1;
/** The SDK's delay before its first retry. */
const retryDelayMs = 500;
/** Shorter than a browser waits for us. */
export const stripeTotalTimeoutMs = (1 + stripeRetries) * stripeTimeoutMs + stripeRetries * retryDelayMs;
const missingResourceCode = "resource_missing";

export interface StripeAddress {
  readonly secretKey: string;
  /** Only for tests; Stripe's own by default. */
  readonly apiUrl?: string | undefined;
  /** Time for a single attempt. */
  readonly timeoutMs?: number | undefined;
}

export interface StripeConnection {
  readonly webhooks: Stripe["webhooks"];
  /** Throws `payment_provider_failed` when Stripe cannot be reached, fails, or rejects our key or call. */
  call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** Like `call`, but null where Stripe does not have the object. */
  callOrNull<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | null>;
  /** Like `call`, but returns Stripe's refusal instead of throwing it. */
  callOrRefusal<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | StripeRefusal>;
}

/** Stripe understood the request and rejected it. */
export class StripeRefusal {
  readonly code: string | undefined;
  readonly parameter: string | undefined;
  readonly failure: AppError;

  constructor(code: string | undefined, parameter: string | undefined, failure: AppError) {
    this.code = code;
    this.parameter = parameter;
    this.failure = failure;
  }

  get isMissing(): boolean {
    return this.code === missingResourceCode;
  }
}

/** Imports the SDK only here, so that servers without Stripe never load it. */
export async function connectStripe(address: StripeAddress): Promise<StripeConnection> {
  const { secretKey, apiUrl, timeoutMs = stripeTimeoutMs } = address;
  const { default: Sdk } = await import("stripe");
  const stripe = new Sdk(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: stripeRetries,
    telemetry: false,
    ...(apiUrl !== undefined && toSdkAddress(new URL(apiUrl))),
  });
  const callOrRefusal = async <T>(work: (stripe: Stripe) => Promise<T>) => {
    try {
      return await work(stripe);
    } catch (failure) {
      if (!(failure instanceof Sdk.errors.StripeError)) throw failure;
      const failed = new AppError("payment_provider_failed", { cause: toLoggableError(failure) });
      if (!(failure instanceof Sdk.errors.StripeInvalidRequestError)) throw failed;
      return new StripeRefusal(failure.code, failure.param, failed);
    }
  };
  return {
    webhooks: stripe.webhooks,
    callOrRefusal,
    call: async (work) => {
      const answer = await callOrRefusal(work);
      if (answer instanceof StripeRefusal) throw answer.failure;
      return answer;
    },
    callOrNull: async (work) => {
      const answer = await callOrRefusal(work);
      if (!(answer instanceof StripeRefusal)) return answer;
      if (answer.isMissing) return null;
      throw answer.failure;
    },
  };
}

function toSdkAddress({ protocol, hostname, port }: URL) {
  return {
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    host: hostname,
    ...(port !== "" && { port: Number(port) }),
  };
}

/** Leaves out Stripe's message, which may quote personal data; the request id finds it in Stripe's own log. */
function toLoggableError({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  const facts = { code, parameter: param, status: statusCode, request: requestId };
  const known = Object.entries(facts).flatMap(([name, value]) => (value ? `${name} ${value}` : []));
  return new Error([`Stripe: ${type}`, ...known].join(", "));
}
