/** web/features/scan: a failed scan in the reader's language (spec section 8). */
import { useTranslation } from "react-i18next";
import { freeDailyScans } from "#contract/limits.ts";
import type { MealInput } from "./meal-input.ts";
import type { ScanFailure } from "./scan-failure.ts";
import { useScanAccess } from "./use-scan-access.ts";

interface FailureTexts {
  readonly title: string;
  readonly text: string;
}

export function useFailureTexts(): (failure: ScanFailure, kind: MealInput["kind"]) => FailureTexts {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  const dailyLimit = access.kind === "daily_limit" ? access.dailyLimit : freeDailyScans;
  return (failure, kind) => {
    const isPhoto = kind === "photo";
    switch (failure) {
      case "daily_limit":
        return {
          title: t("failure.dailyLimitTitle"),
          text: t("failure.dailyLimitText", { count: dailyLimit }),
        };
      case "visitor_limit":
        return { title: t("scanner.visitorLimitTitle"), text: t("scanner.visitorLimitText") };
      case "too_many_requests":
        return { title: t("failure.tooManyTitle"), text: t("failure.tooManyText") };
      case "no_food":
        return isPhoto
          ? { title: t("failure.noFoodPhotoTitle"), text: t("failure.noFoodPhotoText") }
          : { title: t("failure.noFoodTitle"), text: t("failure.noFoodText") };
      case "offline":
        return {
          title: t("failure.offlineTitle"),
          text: isPhoto ? t("failure.offlinePhotoText") : t("failure.offlineText"),
        };
      case "analysis_failed":
        return { title: t("failure.analysisTitle"), text: t("failure.analysisText") };
      case "photo_failed":
        return { title: t("failure.analysisTitle"), text: t("failure.photoText") };
      case "photo_unreadable":
        return { title: t("failure.unreadableTitle"), text: t("failure.unreadableText") };
      case "photo_too_large":
        return { title: t("failure.tooLargeTitle"), text: t("failure.tooLargeText") };
      case "too_many_corrections":
        return { title: t("failure.correctedOftenTitle"), text: t("failure.correctedOftenText") };
      case "gone":
        return { title: t("failure.goneTitle"), text: t("failure.goneText") };
    }
  };
}
