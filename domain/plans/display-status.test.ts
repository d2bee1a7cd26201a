import { expect, it } from "vitest";
import { displayStatusOf } from "./display-status.ts";
import { subscriptionStatuses } from "./subscription-state.ts";

it("distinguishes a trial, a paid and a cancelled subscription", () => {
  expect(displayStatusOf({ status: "trialing", cancelAtPeriodEnd: false })).toBe("trial");
  expect(displayStatusOf({ status: "active", cancelAtPeriodEnd: false })).toBe("active");
  expect(displayStatusOf({ status: "trialing", cancelAtPeriodEnd: true })).toBe("cancelled");
  expect(displayStatusOf({ status: "active", cancelAtPeriodEnd: true })).toBe("cancelled");
});

it("shows a late payment even when the subscription is cancelled", () => {
  expect(displayStatusOf({ status: "past_due", cancelAtPeriodEnd: true })).toBe("late");
});

it("maps every provider status", () => {
  const words = subscriptionStatuses.map((status) => displayStatusOf({ status, cancelAtPeriodEnd: false }));
  expect(new Set(words)).toEqual(new Set(["stopped", "ended", "trial", "active", "late"]));
});
