/** web/app/i18n: the formats, bound to the language in use. */
import { useMemo } from "react";
import {
  formatAmount,
  formatDay,
  formatGrams,
  formatKcal,
  formatList,
  formatNumber,
  formatPercent,
  formatTime,
} from "./formats.ts";
import { useLanguage } from "./use-language.ts";

export function useFormats() {
  const language = useLanguage();
  return useMemo(
    () => ({
      number: formatNumber.bind(undefined, language),
      percent: formatPercent.bind(undefined, language),
      grams: formatGrams.bind(undefined, language),
      kcal: formatKcal.bind(undefined, language),
      list: formatList.bind(undefined, language),
      amount: formatAmount.bind(undefined, language),
      time: formatTime.bind(undefined, language),
      day: formatDay.bind(undefined, language),
    }),
    [language],
  );
}
