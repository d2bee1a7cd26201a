import type { Language } from "../people/language.ts";

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

const space = "\u00a0";

/** The currency's code when it has no symbol here. */
export function currencySymbol(currency: string): string {
  return symbols[currency.toUpperCase()] ?? currency.toUpperCase();
}

/** Always two decimals: "$9.99" in English, "9,99 $" in Spanish and French, "CHF 9.99" for symbols that are letters. */
export function priceText(language: Language, priceCents: number, currency: string): string {
  const amount = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(priceCents / 100);
  const symbol = currencySymbol(currency);
  if (language !== "en") return amount + space + symbol;
  return symbol + (/\p{L}$/u.test(symbol) ? space : "") + amount;
}
