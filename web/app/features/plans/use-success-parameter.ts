// Anybody can write `?success=true` into the address: it shows a message and refetches, but grants nothing.
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
  const handleSuccess = useEffectEvent(() => {
    showToast({ title: t("success.title"), description: t("success.text"), variant: "success" });
    const remaining = new URLSearchParams(parameters);
    remaining.delete(parameter);
    setParameters(remaining, { replace: true });
    void refresh();
  });
  useEffect(() => {
    if (isSuccess) handleSuccess();
  }, [isSuccess]);
}
