/** web/features/nutrition: the amounts' writing for the language on screen. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { defaultLanguage, languageOf } from "#domain/people/language.ts";
import { type Amounts, amountsIn } from "./amounts.ts";

export function useAmounts(): Amounts {
  const { i18n } = useTranslation();
  return useMemo(() => amountsIn(languageOf(i18n.language) ?? defaultLanguage), [i18n.language]);
}
