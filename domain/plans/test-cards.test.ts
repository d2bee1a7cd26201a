/** domain/plans: a test card is known however it is typed, and a real one is not. */
import { expect, it } from "vitest";
import { testCardOutcome, testCardOutcomes, testCards } from "./test-cards.ts";

it("knows every test card, spaced as on the card or not at all", () => {
  for (const outcome of testCardOutcomes) {
    expect(testCardOutcome(testCards[outcome])).toBe(outcome);
    expect(testCardOutcome(testCards[outcome].replace(/(.{4})/g, "$1 "))).toBe(outcome);
  }
});

it("knows no other card", () => {
  expect(testCardOutcome("4111 1111 1111 1111")).toBeUndefined();
  expect(testCardOutcome("")).toBeUndefined();
});
