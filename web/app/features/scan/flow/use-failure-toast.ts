import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { type FailedScan, useFailureTexts } from "../result/use-failure-texts.ts";

/** At the daily limit the toast links to the plans. */
export function useFailureToast(): (failed: FailedScan) => void {
  const { t } = useTranslation("analysis");
  const failureTexts = useFailureTexts();
  const navigate = useNavigate();
  return (failed) => {
    const { title, text } = failureTexts(failed);
    const upgrade = { label: t("scanner.limitUpgrade"), onSelect: () => navigate("/subscription") };
    showToast({
      variant: "destructive",
      title,
      description: text,
      ...(failed.failure === "daily_limit" && { action: upgrade }),
    });
  };
}
