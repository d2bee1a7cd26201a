const symbols: Readonly<Record<string, string>> = {
  EUR: "€",
  USD: "$",
  GBP: "£",
  JPY: "¥",
  AUD: "A$",
  CAD: "C$",
  CHF: "CHF",
  CNY: "¥",
  SEK: "kr",
  NZD: "NZ$",
};

/** The currency's code when it has no symbol here. */
function currencySymbol(currency: string): string {
  return symbols[currency.toUpperCase()] ?? currency.toUpperCase();
}

/**
 * Our symbol, always two decimals, and both written as the locale does: "$9.99" in English and in Mexico, "9,99 $" in Spain, France and
 * Québec.
 */
export function priceText(locale: string, priceCents: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  });
  const parts = format.formatToParts(priceCents / 100);
  return parts.map(({ type, value }) => (type === "currency" ? currencySymbol(currency) : value)).join("");
}
