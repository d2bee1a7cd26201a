import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, type Billing, nextStep, startPaidBilling, startTrialBilling } from "./billing-periods.ts";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10);

describe("adding months to a date", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-11-21", 12, "2027-11-21"],
    ["2026-12-15", 1, "2027-01-15"],
  ])("%s plus %i months is %s", (from, months, to) => {
    expect(addMonths(noon(from), months)).toEqual(noon(to));
  });

  it("always gives a day in the following month", () => {
    const day = fc.date({ min: noon("2020-01-01"), max: noon("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), (from, months) => {
        const to = addMonths(from, months);
        const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(count(to) - count(from)).toBe(months);
      }),
    );
  });
});

/** Steps until nothing more happens of itself, or a count. */
function live(billing: Billing, declines: boolean, steps: number) {
  const story: string[] = [];
  let now = billing;
  for (let step = 0; step < steps && now.nextStepAt; step += 1) {
    const at = now.nextStepAt;
    const next = nextStep(now, { at, interval: "month", doesCardDecline: declines });
    now = next.billing;
    story.push([dayOf(at), next.payment ?? "-", now.status].join(" "));
  }
  return story;
}

describe("the billing of a subscription", () => {
  it("charges at the end of the trial, and then monthly on that day", () => {
    expect(live(startTrialBilling(noon("2026-01-24")), false, 3)).toEqual([
      "2026-01-31 payment active",
      "2026-02-28 payment active",
      "2026-03-31 payment active",
    ]);
  });

  it("retries a declined card three times, then is unpaid, and ends with the period", () => {
    expect(live(startPaidBilling(noon("2026-01-10"), "month"), true, 9)).toEqual([
      "2026-02-10 payment_failed past_due",
      "2026-02-13 payment_failed past_due",
      "2026-02-15 payment_failed past_due",
      "2026-02-17 payment_failed unpaid",
      "2026-03-10 - canceled",
    ]);
  });

  it("ends with the period after a cancellation, without another charge", () => {
    const cancelled = { ...startTrialBilling(noon("2026-01-10")), cancelAtPeriodEnd: true };
    expect(live(cancelled, false, 9)).toEqual(["2026-01-17 - canceled"]);
  });
});
