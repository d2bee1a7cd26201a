/**
 * Charged in whole units; we count hundredths in every currency. ISK and UGX are not in the list: Stripe charges both
 * with two decimals. Source: docs.stripe.com/currencies, "zero-decimal currencies" and "special cases".
 */
const wholeCurrencies = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
/** Charged in thousandths, the last digit always 0. Source: the same page, "three-decimal currencies". */
const thousandthCurrencies = new Set("BHD JOD KWD OMR TND".split(" "));

/** 0.01, 1 or 10. */
function unitsPerHundredth(currency: string): number {
  const code = currency.toUpperCase();
  if (wholeCurrencies.has(code)) return 0.01;
  return thousandthCurrencies.has(code) ? 10 : 1;
}

/** Hundredths of the currency. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(amount / unitsPerHundredth(currency));
}

/** Null when the currency has no unit that small. */
export function toStripeAmount(cents: number, currency: string): number | null {
  const amount = cents * unitsPerHundredth(currency);
  return Number.isInteger(amount) ? amount : null;
}
