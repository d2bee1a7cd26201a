// Card numbers that the payment provider publishes for tests. None of them is a real card.
export const testCardOutcomes = [
  "complete",
  /** The bank asks the payer to confirm: 3-D Secure. */
  "redirect",
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "processing_error",
] as const;
export type TestCardOutcome = (typeof testCardOutcomes)[number];

/** Source: https://docs.stripe.com/testing#cards, "Cards by brand", "Declined payments" and "3D Secure authentication". */
export const testCards: Readonly<Record<TestCardOutcome, string>> = {
  complete: "4242424242424242",
  redirect: "4000002500003155",
  card_declined: "4000000000000002",
  insufficient_funds: "4000000000009995",
  expired_card: "4000000000000069",
  incorrect_cvc: "4000000000000127",
  processing_error: "4000000000000119",
};

/** Accepted at checkout; every payment after it is declined. Source: as above, "Declined payments". */
export const cardThatDeclinesLater = "4000000000000341";

/** Ignores spaces in the number; undefined for any other card. */
export function testCardOutcome(cardNumber: string): TestCardOutcome | undefined {
  const digits = cardNumber.replace(/\D/g, "");
  return testCardOutcomes.find((outcome) => testCards[outcome] === digits);
}
