import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";

/** What a change made of the meal, in a sentence. */
export function useNewTotal(): (analysis: SubmissionAnalysis, scale: number) => string {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  return ({ calories, protein }, scale) =>
    hidesCalories
      ? t("result.updatedMacros", { protein: formats.grams(protein * scale) })
      : t("result.updated", { calories: formats.energy(calories * scale) });
}
