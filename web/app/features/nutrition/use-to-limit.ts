import { useTranslation } from "react-i18next";
import type { NutrientToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { type PrintedToLimit, printedToLimit } from "#domain/products/printed-to-limit.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";

export interface ShownToLimit extends PrintedToLimit {
  readonly label: string;
  /** With its unit. */
  readonly amount: (grams: number) => string;
}

/** Names and writes sugars, saturated fat and salt, or sodium, as labels of the person's country do. */
export function useToLimit() {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { country } = usePreferences();
  const shown = (name: NutrientToLimit): ShownToLimit => {
    const printed = printedToLimit(name, country);
    const amount = (grams: number) =>
      formats.amount(printed.fromGrams(grams), printed.unit, printed.decimals);
    return { ...printed, label: t(`toLimit.${printed.name}`), amount };
  };
  const title = t(
    printedToLimit("salt", country).name === "sodium" ? "toLimit.titleSodium" : "toLimit.title",
  );
  return { shown, title };
}
