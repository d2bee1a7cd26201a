/**
 * Charged in whole units; we count hundredths whatever the currency. ISK and UGX are not among them: Stripe takes both
 * with two decimals. Source: docs.stripe.com/currencies, "zero-decimal currencies" and "special cases".
 */
const wholeCurrencies = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
/** Charged in thousandths, the last digit always 0. Source: the same page, "three-decimal currencies". */
const thousandthCurrencies = new Set("BHD JOD KWD OMR TND".split(" "));

/** Stripe's units in one hundredth of the currency: 0.01, 1 or 10. */
function unitsPerHundredth(currency: string): number {
  const code = currency.toUpperCase();
  if (wholeCurrencies.has(code)) return 0.01;
  return thousandthCurrencies.has(code) ? 10 : 1;
}

/** Stripe's amount in hundredths of the currency. */
export function centsOf(amount: number, currency: string): number {
  return Math.round(amount / unitsPerHundredth(currency));
}

/** Hundredths of the currency as Stripe takes them; null when the currency has no coin that small. */
export function stripeAmountOf(cents: number, currency: string): number | null {
  const amount = cents * unitsPerHundredth(currency);
  return Number.isInteger(amount) ? amount : null;
}
