import { expect, it } from "vitest";
import { testCardOutcome, testCardOutcomes, testCards } from "./sandbox-test-cards.ts";

it("recognises every test card, with or without spaces", () => {
  for (const outcome of testCardOutcomes) {
    expect(testCardOutcome(testCards[outcome])).toBe(outcome);
    expect(testCardOutcome(testCards[outcome].replace(/(.{4})/g, "$1 "))).toBe(outcome);
  }
});

it("does not recognise other cards", () => {
  expect(testCardOutcome("4111 1111 1111 1111")).toBeUndefined();
  expect(testCardOutcome("")).toBeUndefined();
});
