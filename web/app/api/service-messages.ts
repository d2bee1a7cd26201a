// The message for a failed call to a service, by status, for failures that have no text of their own.
import type errors from "#locales/en/errors.json";
import type { ApiError, ApiErrorCode } from "./api-error.ts";

/** A key of `errors:service`. */
export type ServiceText = keyof (typeof errors)["service"];
export type ServiceName = "tickets" | "subscription" | "checkout" | "cancellation" | "anonymousSession";

interface ServiceMessages {
  readonly byStatus: Readonly<Record<number, ServiceText>>;
  /** Statuses at which the server's own message is preferred. */
  readonly preferServerMessageAt?: readonly number[];
  readonly fallback: ServiceText;
  /** Text for an error answer without a message. */
  readonly withoutMessage?: ServiceText;
}

export const serviceMessages: Readonly<Record<ServiceName, ServiceMessages>> = {
  tickets: {
    byStatus: { 400: "ticketInvalid", 500: "ticketServer" },
    preferServerMessageAt: [400],
    fallback: "ticketFailed",
    withoutMessage: "ticketUnreadable",
  },
  subscription: {
    byStatus: { 401: "loginNeeded", 404: "subscriptionNone", 500: "subscriptionFailed" },
    fallback: "subscriptionFailed",
  },
  checkout: {
    byStatus: {
      400: "checkoutInvalid",
      401: "checkoutUnauthorized",
      409: "checkoutSubscribed",
      500: "checkoutFailed",
    },
    fallback: "checkoutFailed",
  },
  cancellation: {
    byStatus: {
      400: "cancellationInvalid",
      401: "loginNeeded",
      404: "subscriptionNone",
      500: "cancellationFailed",
    },
    fallback: "cancellationFailed",
  },
  anonymousSession: {
    byStatus: { 401: "sessionInvalid" },
    fallback: "sessionFailed",
  },
};

/** These say nothing about the call that failed, so the service's message is preferred. */
const generalCodes: ReadonlySet<ApiErrorCode> = new Set([
  "invalid_request",
  "unauthorized",
  "not_found",
  "internal_error",
  "unknown",
  "unreadable",
]);

/** Undefined if the failure's own text is preferred, because the server's code or message says more. */
export function serviceTextOf(service: ServiceName, error: ApiError): ServiceText | undefined {
  if (!generalCodes.has(error.code)) return undefined;
  const {
    byStatus,
    preferServerMessageAt = [],
    fallback,
    withoutMessage = fallback,
  } = serviceMessages[service];
  const text = byStatus[error.status];
  if (text) return error.hasMessage && preferServerMessageAt.includes(error.status) ? undefined : text;
  return error.hasMessage ? undefined : withoutMessage;
}
