import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Plan, priceList } from "./plan.ts";
import { monthlyEquivalentCents, planChoices, startingPriceCents, yearlySaving } from "./plan-choices.ts";

const month: Plan = { id: "m", name: "Pro", priceCents: 999, currency: "USD", interval: "month" };
const year: Plan = { id: "y", name: "Pro", priceCents: 7999, currency: "USD", interval: "year" };
const free: Plan = { ...month, id: "f", name: "Free", priceCents: 0 };

describe("planChoices", () => {
  it("picks the monthly and the yearly plan of our price list, without Free", () => {
    const { monthly, yearly } = planChoices(priceList("EUR"));
    expect([monthly?.id, yearly?.id]).toEqual(["pro-monthly-eur", "pro-yearly-eur"]);
  });

  it("falls back to the interval when the names do not tell", () => {
    expect(planChoices([free, year, month])).toEqual({ monthly: month, yearly: year });
  });

  it("prefers the name over the interval", () => {
    const named = { ...month, id: "named", name: "Pro Yearly" };
    expect(planChoices([named, month])).toEqual({ monthly: month, yearly: named });
    expect(planChoices([named])).toEqual({ monthly: undefined, yearly: named });
  });

  it("is empty when only Free is on offer", () => {
    expect(planChoices([free])).toEqual({ monthly: undefined, yearly: undefined });
    expect(startingPriceCents(planChoices([free]))).toBeUndefined();
  });
});

describe("yearlySaving", () => {
  it("is 39.89 of 119.88: 33 %", () => {
    expect(yearlySaving({ monthly: month, yearly: year })).toEqual({ savedCents: 3989, savedPercent: 33 });
    expect(monthlyEquivalentCents(year)).toBe(667);
  });

  it("is null when nothing is saved or the currencies differ", () => {
    expect(yearlySaving({ monthly: month, yearly: { ...year, priceCents: 11_988 } })).toBeNull();
    expect(yearlySaving({ monthly: month, yearly: { ...year, currency: "EUR" } })).toBeNull();
    expect(yearlySaving({ monthly: undefined, yearly: year })).toBeNull();
  });

  it("never overstates the saving", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (monthCents, yearCents) => {
        const choices = {
          monthly: { ...month, priceCents: monthCents },
          yearly: { ...year, priceCents: yearCents },
        };
        const saving = yearlySaving(choices);
        if (!saving) return yearCents >= 12 * monthCents;
        return (
          saving.savedCents + yearCents === 12 * monthCents &&
          saving.savedPercent * 12 * monthCents <= saving.savedCents * 100 &&
          saving.savedPercent < 100
        );
      }),
    );
  });
});
