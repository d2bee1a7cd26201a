import { describe, expect, it } from "vitest";
import { type Attempt, nextAttempt } from "./attempt.ts";

describe("the next attempt", () => {
  const unanswered: Attempt = { fingerprint: "two eggs", idempotencyKey: "first" };

  it("reuses an unanswered attempt for the same input", () => {
    expect(nextAttempt("two eggs", unanswered, () => "second")).toBe(unanswered);
  });

  it("has a new key for other input, and after an answer", () => {
    expect(nextAttempt("three eggs", unanswered, () => "second").idempotencyKey).toBe("second");
    expect(nextAttempt("two eggs", null, () => "second").idempotencyKey).toBe("second");
  });
});
