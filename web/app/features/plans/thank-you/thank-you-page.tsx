// Shown after a payment. It says thanks only once the provider has confirmed the payment.
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { checkoutPath, chosenPlanParameter } from "../checkout/checkout-document.ts";
import { PaidPanel } from "./paid-panel.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";
import { useConfirmation } from "./use-confirmation.ts";

export function ThankYouPage() {
  const { t } = useTranslation(["subscription", "common"]);
  const { confirmation, checkAgain } = useConfirmation();
  useReturnToPlans(confirmation === "failed", confirmation === "none");
  switch (confirmation) {
    case "complete":
      return <PaidPanel />;
    case "pending":
    case "unreachable":
      return (
        <ThankYouPanel
          pose="thinking"
          title={t(`subscription:thankYou.${confirmation}.title`)}
          text={t(`subscription:thankYou.${confirmation}.text`)}
        >
          <Button onClick={checkAgain}>{t("subscription:thankYou.askAgain")}</Button>
          <ButtonLink to="/subscription" variant="secondary">
            {t("subscription:thankYou.backToPlans")}
          </ButtonLink>
        </ThankYouPanel>
      );
    default:
      return (
        <ThankYouPanel
          pose="thinking"
          title={t("subscription:thankYou.asking.title")}
          text={t("subscription:thankYou.asking.text")}
        >
          <Spinner className="mx-auto size-8 text-basil-600" />
        </ThankYouPanel>
      );
  }
}

/** After a failed payment, returns to the plans with a message; if there was no payment, without one. */
function useReturnToPlans(hasFailed: boolean, hasNothingToConfirm: boolean): void {
  const { t } = useTranslation("subscription");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const leave = useEffectEvent(() => {
    if (hasFailed) {
      showToast({
        title: t("thankYou.failedTitle"),
        description: t("thankYou.failedText"),
        variant: "destructive",
      });
    }
    const plan = parameters.get(chosenPlanParameter);
    const search = plan ? `?${new URLSearchParams({ [chosenPlanParameter]: plan })}` : "";
    void navigate(`${checkoutPath}${search}`, { replace: true });
  });
  useEffect(() => {
    if (hasFailed || hasNothingToConfirm) leave();
  }, [hasFailed, hasNothingToConfirm]);
}
