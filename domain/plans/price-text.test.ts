import { expect, it } from "vitest";
import { languages } from "../people/language.ts";
import { priceText } from "./price-text.ts";

it.each([
  ["en", 999, "USD", "$9.99"],
  ["es", 999, "USD", "9,99\u00a0$"],
  ["fr", 7999, "EUR", "79,99\u00a0€"],
  ["en", 120_000, "CAD", "C$1,200.00"],
  ["en", 999, "CHF", "CHF\u00a09.99"],
  ["en", 9900, "SEK", "kr\u00a099.00"],
  ["en", 98_000, "JPY", "¥980.00"],
  ["fr", 999, "PLN", "9,99\u00a0PLN"],
  ["en", 999, "pln", "PLN\u00a09.99"],
  ["en-GB", 999, "GBP", "£9.99"],
  ["en-IE", 999, "EUR", "€9.99"],
  ["es-MX", 999, "USD", "$9.99"],
  ["es-AR", 999, "USD", "$\u00a09,99"],
  ["es-MX", 14_900, "MXN", "$149.00"],
  ["es-AR", 999, "ARS", "$\u00a09,99"],
  ["es-PE", 999, "PEN", "S/\u00a09.99"],
  ["en", 14_900, "MXN", "MXN\u00a0149.00"],
  ["fr-CA", 1499, "CAD", "14,99\u00a0$"],
  ["en-CA", 1499, "CAD", "$14.99"],
  ["fr-CA", 1499, "USD", "14,99\u00a0$"],
  ["fr-CH", 999, "CHF", "9.99\u00a0CHF"],
])("%s: %i %s is %s", (locale, cents, currency, text) => {
  expect(priceText(locale, cents, currency)).toBe(text);
});

it("always has two decimals", () => {
  for (const language of languages) expect(priceText(language, 1000, "EUR")).toMatch(/10[.,]00/);
});
