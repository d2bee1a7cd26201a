import { useMemo } from "react";
import { dateFormat } from "#domain/people/date-format.ts";
import { priceText } from "#domain/plans/price-text.ts";
import { useLocale } from "../../i18n/use-language.ts";

interface Priced {
  readonly priceCents: number;
  readonly currency: string;
}

export function usePlanFormats() {
  const locale = useLocale();
  return useMemo(() => {
    const long = dateFormat(locale, { dateStyle: "long" });
    const short = dateFormat(locale, { dateStyle: "medium" });
    return {
      price: ({ priceCents, currency }: Priced) => priceText(locale, priceCents, currency),
      /** `instant` as a date in the device's time zone. */
      date: (instant: string | number) => long.format(new Date(instant)),
      /** `instant` as a short date in the device's time zone. */
      shortDate: (instant: string | number) => short.format(new Date(instant)),
    };
  }, [locale]);
}
