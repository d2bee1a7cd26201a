import type Stripe from "stripe";
import { AppError } from "../../../core/app-error.ts";

/** The version that the SDK of the lock is written for, named so that an update of the SDK cannot change it unseen. */
export const stripeApiVersion = "2026-10-28.endive";
const stripeTimeoutMs = 4_000;
const stripeRetries = 1;
/** The SDK's, before its first repeat. */
const retryDelayMs = 500;
/** After this a Stripe that hangs is given up: sooner than a browser gives us up. */
export const stripeTotalTimeoutMs = (1 + stripeRetries) * stripeTimeoutMs + stripeRetries * retryDelayMs;
const missingResourceCode = "resource_missing";

export interface StripeAddress {
  readonly secretKey: string;
  /** Another than Stripe's own, for tests. */
  readonly apiUrl?: string | undefined;
  /** Of one try. */
  readonly timeoutMs?: number | undefined;
}

export interface StripeConnection {
  readonly webhooks: Stripe["webhooks"];
  /** Throws `payment_provider_failed` when Stripe is not to be reached, is in trouble, or does not take our key or call. */
  call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** As `call`, but null for what Stripe does not have. */
  callOrNull<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | null>;
  /** As `call`, but Stripe's refusal of what was asked is the caller's to read. */
  callOrRefusal<T>(work: (stripe: Stripe) => Promise<T>): Promise<T | StripeRefusal>;
}

/** Stripe understood and said no. */
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

/** The SDK is loaded here, when Stripe is the provider, and never else. */
export async function connectStripe(address: StripeAddress): Promise<StripeConnection> {
  const { secretKey, apiUrl, timeoutMs = stripeTimeoutMs } = address;
  const { default: Sdk } = await import("stripe");
  const stripe = new Sdk(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: stripeRetries,
    telemetry: false,
    ...(apiUrl !== undefined && sdkAddress(new URL(apiUrl))),
  });
  const callOrRefusal = async <T>(work: (stripe: Stripe) => Promise<T>) => {
    try {
      return await work(stripe);
    } catch (failure) {
      if (!(failure instanceof Sdk.errors.StripeError)) throw failure;
      const failed = new AppError("payment_provider_failed", { cause: describeForLog(failure) });
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

function sdkAddress({ protocol, hostname, port }: URL) {
  return {
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    host: hostname,
    ...(port !== "" && { port: Number(port) }),
  };
}

/** Kind, code and request, by which Stripe's own log shows the rest: its messages may quote people's data. */
function describeForLog({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): Error {
  const facts = { code, parameter: param, status: statusCode, request: requestId };
  const known = Object.entries(facts).flatMap(([name, value]) => (value ? `${name} ${value}` : []));
  return new Error([`Stripe: ${type}`, ...known].join(", "));
}
