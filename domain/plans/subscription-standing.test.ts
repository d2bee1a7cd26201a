/** domain/plans: every state that a provider knows is one that its owner understands. */
import { expect, it } from "vitest";
import { standingOf } from "./subscription-standing.ts";
import { subscriptionStatuses } from "./subscription-state.ts";

it("tells a trial, a paid plan and a cancelled one apart", () => {
  expect(standingOf({ status: "trialing", cancelAtPeriodEnd: false })).toBe("trial");
  expect(standingOf({ status: "active", cancelAtPeriodEnd: false })).toBe("active");
  expect(standingOf({ status: "trialing", cancelAtPeriodEnd: true })).toBe("cancelled");
  expect(standingOf({ status: "active", cancelAtPeriodEnd: true })).toBe("cancelled");
});

it("puts a late payment before everything: it needs the owner", () => {
  expect(standingOf({ status: "past_due", cancelAtPeriodEnd: true })).toBe("late");
});

it("has a word for each of the rest", () => {
  const words = subscriptionStatuses.map((status) => standingOf({ status, cancelAtPeriodEnd: false }));
  expect(new Set(words)).toEqual(new Set(["stopped", "ended", "trial", "active", "late"]));
});
