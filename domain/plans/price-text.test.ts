import { expect, it } from "vitest";
import { languages } from "../people/language.ts";
import { currencySymbol, priceText } from "./price-text.ts";

it.each([
  ["en", 999, "USD", "$9.99"],
  ["es", 999, "USD", "9,99\u00a0$"],
  ["fr", 7999, "EUR", "79,99\u00a0€"],
  ["en", 120_000, "CAD", "C$1,200.00"],
  ["en", 999, "CHF", "CHF\u00a09.99"],
  ["en", 9900, "SEK", "kr\u00a099.00"],
  ["en", 98_000, "JPY", "¥980.00"],
  ["fr", 999, "PLN", "9,99\u00a0PLN"],
] as const)("%s: %i %s is %s", (language, cents, currency, text) => {
  expect(priceText(language, cents, currency)).toBe(text);
});

it("uses the code for a currency without a symbol", () => {
  expect(currencySymbol("pln")).toBe("PLN");
  expect(currencySymbol("nzd")).toBe("NZ$");
});

it("always has two decimals", () => {
  for (const language of languages) expect(priceText(language, 1000, "EUR")).toMatch(/10[.,]00/);
});
