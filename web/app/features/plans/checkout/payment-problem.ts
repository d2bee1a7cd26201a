// Why a payment failed, reduced to the cases in which the payer can do something different.
import { ApiError } from "../../../api/api-error.ts";

export type PaymentProblem =
  | "cardDeclined"
  | "insufficientFunds"
  | "expiredCard"
  | "incorrectCvc"
  | "processingError"
  | "networkError"
  | "genericError"
  /** The sandbox accepts test cards only. */
  | "testCardNeeded"
  /** The checkout has expired, or was paid in another tab. */
  | "checkoutGone";

/** Codes of the provider's library and of our own server. */
const problemByCode: Readonly<Record<string, PaymentProblem>> = {
  card_declined: "cardDeclined",
  generic_decline: "cardDeclined",
  do_not_honor: "cardDeclined",
  lost_card: "cardDeclined",
  stolen_card: "cardDeclined",
  payment_intent_authentication_failure: "cardDeclined",
  setup_intent_authentication_failure: "cardDeclined",
  insufficient_funds: "insufficientFunds",
  expired_card: "expiredCard",
  incorrect_cvc: "incorrectCvc",
  invalid_cvc: "incorrectCvc",
  processing_error: "processingError",
  network: "networkError",
  timeout: "networkError",
  api_connection_error: "networkError",
  test_card_needed: "testCardNeeded",
  checkout_not_found: "checkoutGone",
};

/** For failures without a useful code. The order matters: "declined" is in most messages. */
const problemByMessage: readonly (readonly [RegExp, PaymentProblem])[] = [
  [/insufficient funds/i, "insufficientFunds"],
  [/expired/i, "expiredCard"],
  [/security code|\bcvc\b|\bcvv\b/i, "incorrectCvc"],
  [/network|connection|failed to fetch|offline/i, "networkError"],
  [/declined/i, "cardDeclined"],
  [/process/i, "processingError"],
];

export interface PaymentFailure {
  readonly code?: string | null;
  readonly message?: string;
}

export function paymentProblemOf({ code, message = "" }: PaymentFailure): PaymentProblem {
  const byCode = code ? problemByCode[code] : undefined;
  return byCode ?? problemByMessage.find(([pattern]) => pattern.test(message))?.[1] ?? "genericError";
}

export function paymentProblemOfError(error: unknown): PaymentProblem {
  if (error instanceof ApiError) return paymentProblemOf({ code: error.code });
  return paymentProblemOf({ message: error instanceof Error ? error.message : "" });
}
