import { useTranslation } from "react-i18next";
import { freeDailyScans } from "#contract/limits.ts";
import { ApiError } from "../../../api/api-error.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import type { MealInput } from "../capture/meal-input.ts";
import type { ScanFailure } from "./scan-failure.ts";

interface FailureTexts {
  readonly title: string;
  readonly text: string;
}

export interface FailedScan {
  readonly failure: ScanFailure;
  readonly kind: MealInput["kind"];
  /** The call's error, if still known. */
  readonly error?: unknown;
}

export function useFailureTexts(): (failed: FailedScan) => FailureTexts {
  const { t } = useTranslation("analysis");
  const dailyLimit = useDailyLimit();
  const serverText = useServerText();
  return ({ failure, kind, error }) => {
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
        return { title: t("failure.analysisTitle"), text: serverText(error, t("failure.analysisText")) };
      case "photo_failed":
        return { title: t("failure.analysisTitle"), text: serverText(error, t("failure.photoText")) };
      case "photo_unreadable":
        return { title: t("failure.unreadableTitle"), text: t("failure.unreadableText") };
      case "photo_too_large":
        return { title: t("failure.tooLargeTitle"), text: t("failure.tooLargeText") };
      case "too_many_corrections":
        return { title: t("failure.correctedOftenTitle"), text: t("failure.correctedOftenText") };
      case "unknown_product":
        return { title: serverText(error, t("failure.productTitle")), text: t("failure.productText") };
      case "gone":
        return { title: t("failure.goneTitle"), text: t("failure.goneText") };
    }
  };
}

function useDailyLimit(): number {
  const { access } = useScanAccess();
  return ("dailyLimit" in access ? access.dailyLimit : null) ?? freeDailyScans;
}

/** The server's message, or `fallback` if it gave none or only a general failure. */
function useServerText(): (error: unknown, fallback: string) => string {
  const errorText = useErrorText();
  return (error, fallback) => {
    const isPlain = error instanceof ApiError && error.code === "analysis_failed";
    return isPlain ? fallback : errorText(error, fallback);
  };
}
