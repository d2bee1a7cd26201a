import { describe, expect, it } from "vitest";
import { currencyOfCountry } from "./currency-of-country.ts";
import { priceList, soldCurrencies } from "./plan.ts";
import { planChoices, yearlySaving } from "./plan-choices.ts";

describe("the currency of a country", () => {
  it.each([
    ["ES", "EUR"],
    ["FR", "EUR"],
    ["HR", "EUR"],
    ["BG", "EUR"],
    ["GB", "GBP"],
    ["MX", "MXN"],
    ["CA", "CAD"],
    ["US", "USD"],
  ])("of %s is %s", (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency);
  });

  it.each(["CH", "JP", "AR", null, undefined])("of %s has no prices of its own", (country) => {
    expect(currencyOfCountry(country)).toBeUndefined();
  });
});

describe("the prices", () => {
  it.each(soldCurrencies("CHF"))("in %s make a year cheaper than twelve months", (currency) => {
    const plans = priceList(currency);
    expect(plans.every((plan) => plan.currency === currency)).toBe(true);
    const { savedPercent = 0 } = yearlySaving(planChoices(plans)) ?? {};
    expect(savedPercent).toBeGreaterThanOrEqual(30);
    expect(savedPercent).toBeLessThanOrEqual(40);
  });

  it("are sold once in the operator's currency", () => {
    expect(soldCurrencies("EUR").filter((currency) => currency === "EUR")).toHaveLength(1);
    expect(soldCurrencies("CHF")[0]).toBe("CHF");
  });
});
