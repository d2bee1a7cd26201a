/** web/features/scan: says that today's free scans are used up, and where there are more (spec section 8), to who pasted or shared a picture. */
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";

export function useLimitNotice(): (limit: { readonly dailyLimit: number }) => void {
  const { t } = useTranslation("analysis");
  const navigate = useNavigate();
  return ({ dailyLimit }) =>
    showToast({
      title: t("failure.dailyLimitTitle"),
      description: t("failure.dailyLimitText", { count: dailyLimit }),
      variant: "destructive",
      action: { label: t("scanner.limitUpgrade"), onSelect: () => navigate("/subscription") },
    });
}
