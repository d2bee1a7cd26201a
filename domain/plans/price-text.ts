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

/**
 * Always two decimals, written as the locale does: "$9.99" in English and in Mexico, "9,99 $" in Spain, France and Québec. The symbol is
 * the shortest where the country means its own currency by it, else ours, else the currency's code.
 */
export function priceText(locale: string, priceCents: number, currency: string): string {
  const partsWith = (currencyDisplay: "symbol" | "narrowSymbol" | "code") =>
    new Intl.NumberFormat(locale, {
      ...{ style: "currency", currency, currencyDisplay },
      ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
    }).formatToParts(priceCents / 100);
  const textOf = (parts: readonly Intl.NumberFormatPart[], symbol?: string) =>
    parts.map(({ type, value }) => (type === "currency" ? (symbol ?? value) : value)).join("");
  const narrow = partsWith("narrowSymbol");
  if (textOf(narrow) === textOf(partsWith("symbol"))) return textOf(narrow);
  const ours = symbols[currency.toUpperCase()];
  return ours ? textOf(narrow, ours) : textOf(partsWith("code"));
}
