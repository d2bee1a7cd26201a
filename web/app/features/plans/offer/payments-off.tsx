import { useTranslation } from "react-i18next";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { PlanChoices } from "#domain/plans/plan-choices.ts";
import { Alert } from "../../../ui/alert.tsx";

type PaymentsOffReason = "unavailable" | "misconfigured";

/** Undefined if plans can be bought. */
export function paymentsOffReason(
  setup: PaymentSetup,
  { monthly, yearly }: PlanChoices,
): PaymentsOffReason | undefined {
  if (setup.provider === "stripe" && setup.publishableKey.trim() === "") return "misconfigured";
  if (setup.provider === "none" || !(monthly || yearly)) return "unavailable";
  return undefined;
}

export function PaymentsOff({ reason }: { reason: PaymentsOffReason }) {
  const { t } = useTranslation("subscription");
  return (
    <Alert tone="warning" title={t(`off.${reason}.title`)}>
      {t(`off.${reason}.text`)}
    </Alert>
  );
}
