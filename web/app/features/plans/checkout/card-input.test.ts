/** web/features/plans/checkout: the card form writes what is typed as it stands on a card, and sends no card but a test card. */
import { describe, expect, it } from "vitest";
import { cardThatDeclinesLater, testCards } from "#domain/plans/test-cards.ts";
import { cardFaults, exampleInput, groupedNumber, writtenCvc, writtenExpiry } from "./card-input.ts";

const now = new Date(2026, 2, 15);

describe("what is typed", () => {
  it("is grouped as on the card, whatever stands between", () => {
    expect(groupedNumber("4242424242424242")).toBe("4242 4242 4242 4242");
    expect(groupedNumber("4242-42")).toBe("4242 42");
    expect(groupedNumber("x")).toBe("");
  });

  it("gets its slash, and loses it again", () => {
    expect(writtenExpiry("1", "")).toBe("1");
    expect(writtenExpiry("12", "1")).toBe("12/");
    expect(writtenExpiry("12", "12/")).toBe("12");
    expect(writtenExpiry("12/28", "12/2")).toBe("12/28");
    expect(writtenExpiry("1228", "")).toBe("12/28");
    expect(writtenExpiry("7", "")).toBe("07/");
    expect(writtenExpiry("", "0")).toBe("");
  });

  it("has no letters in its code", () => expect(writtenCvc("1a2345")).toBe("1234"));
});

describe("a card", () => {
  const good = exampleInput(testCards.complete, now);

  it("passes as the example fills it in", () => expect(cardFaults(good, now)).toEqual({}));

  it("is complete", () => {
    expect(cardFaults({ number: "", expiry: "", cvc: "" }, now)).toEqual({
      number: "missing",
      expiry: "missing",
      cvc: "missing",
    });
  });

  it("is a test card: no other leaves the browser", () => {
    expect(cardFaults({ ...good, number: "4111 1111 1111 1111" }, now)).toEqual({ number: "notTestCard" });
    expect(cardFaults({ ...good, number: groupedNumber(cardThatDeclinesLater) }, now)).toEqual({});
  });

  it("is good until the end of its month", () => {
    expect(cardFaults({ ...good, expiry: "03/26" }, now)).toEqual({});
    expect(cardFaults({ ...good, expiry: "02/26" }, now)).toEqual({ expiry: "past" });
    expect(cardFaults({ ...good, expiry: "13/26" }, now)).toEqual({ expiry: "invalidExpiry" });
    expect(cardFaults({ ...good, expiry: "1" }, now)).toEqual({ expiry: "invalidExpiry" });
  });

  it("has a code of three or four digits", () => {
    expect(cardFaults({ ...good, cvc: "12" }, now)).toEqual({ cvc: "invalidCvc" });
    expect(cardFaults({ ...good, cvc: "1234" }, now)).toEqual({});
  });
});
