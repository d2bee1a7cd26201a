/** server/features/plans: plans, subscriptions, payments. This file: an amount in words of a language. */
import type { Language } from "#domain/people/language.ts";

/** Hundredths of the currency, whatever the currency (spec section 9). */
export function money(cents: number, currency: string, language: Language): string {
  const options = {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
  } as const;
  return new Intl.NumberFormat(language, options).format(cents / 100);
}
