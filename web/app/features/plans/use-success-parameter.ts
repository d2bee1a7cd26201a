/** web/features/plans: `?success=true` says that a payment went through; nobody believes it, everything is asked for anew. */
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useRefreshPlan } from "./use-refresh-plan.ts";

const parameter = "success";

export function useSuccessParameter(): void {
  const { t } = useTranslation("subscription");
  const [parameters, setParameters] = useSearchParams();
  const refresh = useRefreshPlan();
  const isSuccess = parameters.get(parameter) === "true";
  const welcome = useEffectEvent(() => {
    showToast({ title: t("success.title"), description: t("success.text"), variant: "success" });
    const others = new URLSearchParams(parameters);
    others.delete(parameter);
    setParameters(others, { replace: true });
    void refresh();
  });
  useEffect(() => {
    if (isSuccess) welcome();
  }, [isSuccess]);
}
