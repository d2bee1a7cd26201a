import { describe, expect, it } from "vitest";
import { cardThatDeclinesLater, testCards } from "#contract/sandbox-test-cards.ts";
import { exampleCard, formatCardNumber, formatCvc, formatExpiry, validateCard } from "./card-input.ts";

const now = new Date(2026, 2, 15);

describe("formatting", () => {
  it("groups the card number in fours and drops other characters", () => {
    expect(formatCardNumber("4242424242424242")).toBe("4242 4242 4242 4242");
    expect(formatCardNumber("4242-42")).toBe("4242 42");
    expect(formatCardNumber("x")).toBe("");
  });

  it("adds the slash of the expiry date, and lets it be deleted", () => {
    expect(formatExpiry("1", "")).toBe("1");
    expect(formatExpiry("12", "1")).toBe("12/");
    expect(formatExpiry("12", "12/")).toBe("12");
    expect(formatExpiry("12/28", "12/2")).toBe("12/28");
    expect(formatExpiry("1228", "")).toBe("12/28");
    expect(formatExpiry("7", "")).toBe("07/");
    expect(formatExpiry("", "0")).toBe("");
  });

  it("keeps only digits of the security code", () => expect(formatCvc("1a2345")).toBe("1234"));
});

describe("validateCard", () => {
  const good = exampleCard(testCards.complete, now);

  it("accepts the example card", () => expect(validateCard(good, now)).toEqual({}));

  it("requires every field", () => {
    expect(validateCard({ number: "", expiry: "", cvc: "" }, now)).toEqual({
      number: "missing",
      expiry: "missing",
      cvc: "missing",
    });
  });

  it("accepts test cards only", () => {
    expect(validateCard({ ...good, number: "4111 1111 1111 1111" }, now)).toEqual({ number: "notTestCard" });
    expect(validateCard({ ...good, number: formatCardNumber(cardThatDeclinesLater) }, now)).toEqual({});
  });

  it("accepts a card until the end of its expiry month", () => {
    expect(validateCard({ ...good, expiry: "03/26" }, now)).toEqual({});
    expect(validateCard({ ...good, expiry: "02/26" }, now)).toEqual({ expiry: "past" });
    expect(validateCard({ ...good, expiry: "13/26" }, now)).toEqual({ expiry: "invalidExpiry" });
    expect(validateCard({ ...good, expiry: "1" }, now)).toEqual({ expiry: "invalidExpiry" });
  });

  it("requires a security code of three or four digits", () => {
    expect(validateCard({ ...good, cvc: "12" }, now)).toEqual({ cvc: "invalidCvc" });
    expect(validateCard({ ...good, cvc: "1234" }, now)).toEqual({});
  });
});
