import type { Country } from "../people/country.ts";
import type { PricedCurrency } from "./plan.ts";

const countries: Readonly<Record<PricedCurrency, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  GBP: "GB GG IM JE",
  CAD: "CA",
  MXN: "MX",
  USD: "US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI",
};

const currencies: ReadonlyMap<Country, PricedCurrency> = new Map(
  Object.entries(countries).flatMap(([currency, codes]) =>
    codes.split(" ").map((code) => [code, currency as PricedCurrency] as const),
  ),
);

/** The currency in which people of the country pay, if we have prices in it. */
export function currencyOfCountry(country: Country | null | undefined): PricedCurrency | undefined {
  return country ? currencies.get(country) : undefined;
}
