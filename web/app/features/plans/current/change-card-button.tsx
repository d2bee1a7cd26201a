import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { openPaymentPortal } from "#contract/endpoints/subscriptions.ts";
import { request } from "../../../api/request.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { portalReturnUrl } from "../use-portal-return.ts";

export function ChangeCardButton() {
  const { t } = useTranslation("subscription");
  const errorText = useErrorText();
  const portal = useMutation({
    mutationFn: () => request(openPaymentPortal, { body: { returnURL: portalReturnUrl() } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      showToast({ title: t("cardChange.failed"), description: errorText(error), variant: "destructive" }),
  });
  return (
    <Button size="sm" isBusy={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {t("cardChange.change")}
    </Button>
  );
}
