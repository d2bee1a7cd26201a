/** web/features/plans/checkout: why a payment did not go through, in the few ways that its payer can do something about (spec section 8). */
import { ApiError } from "../../../api/api-error.ts";

export type PaymentProblem =
  | "cardDeclined"
  | "insufficientFunds"
  | "expiredCard"
  | "incorrectCvc"
  | "processingError"
  | "networkError"
  | "genericError"
  /** The sandbox takes its own cards only. */
  | "testCardNeeded"
  /** The checkout has lapsed, or was paid in another tab. */
  | "checkoutGone";

/** As the provider's library and our own server name them. */
const problemOfCode: Readonly<Record<string, PaymentProblem>> = {
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

/** Where a failure has no code, or one that says nothing: by its words. The order matters: "declined" is in most of them. */
const problemOfWords: readonly (readonly [RegExp, PaymentProblem])[] = [
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
  const byCode = code ? problemOfCode[code] : undefined;
  return byCode ?? problemOfWords.find(([words]) => words.test(message))?.[1] ?? "genericError";
}

export function paymentProblemOfError(error: unknown): PaymentProblem {
  if (error instanceof ApiError) return paymentProblemOf({ code: error.code });
  return paymentProblemOf({ message: error instanceof Error ? error.message : "" });
}
