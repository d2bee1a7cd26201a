import { useTranslation } from "react-i18next";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { PlanChoices } from "#domain/plans/plan-choices.ts";
import { Alert } from "../../../ui/alert.tsx";

type UnavailableReason = "unavailable" | "misconfigured";

/** Undefined if plans can be bought. */
export function paymentsUnavailableReason(
  setup: PaymentSetup,
  { monthly, yearly }: PlanChoices,
): UnavailableReason | undefined {
  if (setup.provider === "stripe" && setup.publishableKey.trim() === "") return "misconfigured";
  if (setup.provider === "none" || !(monthly || yearly)) return "unavailable";
  return undefined;
}

export function PaymentsUnavailable({ reason }: { reason: UnavailableReason }) {
  const { t } = useTranslation("subscription");
  return (
    <Alert tone="warning" title={t(`off.${reason}.title`)}>
      {t(`off.${reason}.text`)}
    </Alert>
  );
}
