/** What a service says about a failed call, by status, where the failure has no text of its own (spec section 8). */
import type errors from "#locales/en/errors.json";
import type { ApiError, ApiErrorCode } from "./api-error.ts";

/** A key of `errors:service`. */
export type ServiceText = keyof (typeof errors)["service"];
export type ServiceName = "tickets" | "subscription" | "checkout" | "cancellation" | "anonymousSession";

interface ServiceMessages {
  readonly byStatus: Readonly<Record<number, ServiceText>>;
  /** At these statuses the server's own message comes first. */
  readonly serverFirst?: readonly number[];
  readonly otherwise: ServiceText;
  /** For an error answer without a message. */
  readonly withoutMessage?: ServiceText;
}

export const serviceMessages: Readonly<Record<ServiceName, ServiceMessages>> = {
  tickets: {
    byStatus: { 400: "ticketInvalid", 500: "ticketServer" },
    serverFirst: [400],
    otherwise: "ticketFailed",
    withoutMessage: "ticketUnreadable",
  },
  subscription: {
    byStatus: { 401: "loginNeeded", 404: "subscriptionNone", 500: "subscriptionFailed" },
    otherwise: "subscriptionFailed",
  },
  checkout: {
    byStatus: {
      400: "checkoutInvalid",
      401: "checkoutUnauthorized",
      409: "checkoutSubscribed",
      500: "checkoutFailed",
    },
    otherwise: "checkoutFailed",
  },
  cancellation: {
    byStatus: {
      400: "cancellationInvalid",
      401: "loginNeeded",
      404: "subscriptionNone",
      500: "cancellationFailed",
    },
    otherwise: "cancellationFailed",
  },
  anonymousSession: {
    byStatus: { 401: "sessionInvalid" },
    otherwise: "sessionFailed",
  },
};

/** They say nothing about the call that failed, so the service's words come first. */
const generalCodes: ReadonlySet<ApiErrorCode> = new Set([
  "invalid_request",
  "unauthorized",
  "not_found",
  "internal_error",
  "unknown",
  "unreadable",
]);

/** Undefined where the failure's own text comes first: the server gave a code or a message that says more. */
export function serviceTextOf(service: ServiceName, error: ApiError): ServiceText | undefined {
  if (!generalCodes.has(error.code)) return undefined;
  const { byStatus, serverFirst = [], otherwise, withoutMessage = otherwise } = serviceMessages[service];
  const byItsStatus = byStatus[error.status];
  if (byItsStatus) return error.hasMessage && serverFirst.includes(error.status) ? undefined : byItsStatus;
  return error.hasMessage ? undefined : withoutMessage;
}
