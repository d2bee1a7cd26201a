import { useTranslation } from "react-i18next";
import type { OfferedPlan, PaymentSetup } from "#contract/shapes/plans.ts";
import { trialDays } from "#domain/plans/plan.ts";
import { type PlanChoices, planChoices, startingPriceCents } from "#domain/plans/plan-choices.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { ProBenefits } from "../pro-benefits.tsx";
import { usePlanFormats } from "../use-plan-formats.ts";
import { PlanCards } from "./plan-cards.tsx";
import { SmallPrint } from "./small-print.tsx";
import { useChosenPlan } from "./use-chosen-plan.ts";

type UnavailableReason = "unavailable" | "misconfigured";

const CheckoutDialog = lazyDialog(
  async () => (await import("../checkout/checkout-dialog.tsx")).CheckoutDialog,
);

interface PlanOfferProps {
  readonly plans: readonly OfferedPlan[];
  readonly setup: PaymentSetup;
  /** False for people who have had a subscription: the trial is offered once. */
  readonly hasTrial: boolean;
}

export function PlanOffer({ plans, setup, hasTrial }: PlanOfferProps) {
  const { t } = useTranslation("subscription");
  const choices = planChoices(plans);
  const chosen = useChosenPlan(choices, setup);
  const unavailableReason = paymentsUnavailableReason(setup, choices);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-7">
      <header className="grid justify-items-center gap-2 text-center">
        <h1 className="text-title">{t("offer.title")}</h1>
        <PriceLine plans={plans} hasTrial={hasTrial} />
      </header>
      {setup.provider === "sandbox" && !unavailableReason && <SandboxNote />}
      {unavailableReason ? (
        <PaymentsUnavailable reason={unavailableReason} />
      ) : (
        <PlanCards
          choices={choices}
          hasTrial={hasTrial}
          lastInterval={chosen.lastPlan?.interval}
          onChoose={chosen.choose}
        />
      )}
      <Card className="grid gap-4">
        <h2 className="text-xl">{t("offer.benefits")}</h2>
        <ProBenefits className="sm:grid-cols-2 sm:gap-x-6" />
      </Card>
      {!unavailableReason && <SmallPrint hasTrial={hasTrial} />}
      {chosen.plan && (
        <CheckoutDialog plan={chosen.plan} setup={setup} hasTrial={hasTrial} isOpen onClose={chosen.close} />
      )}
    </div>
  );
}

function PriceLine({ plans, hasTrial }: Pick<PlanOfferProps, "plans" | "hasTrial">) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const choices = planChoices(plans);
  const priceCents = startingPriceCents(choices);
  const currency = (choices.monthly ?? choices.yearly)?.currency;
  if (priceCents === undefined || !currency) return <p className="text-ink-muted">{t("offer.text")}</p>;
  const price = formats.price({ priceCents, currency });
  return (
    <p className="text-balance text-ink-muted">
      {hasTrial ? t("offer.priceTrial", { price, days: trialDays }) : t("offer.price", { price })}
    </p>
  );
}

function SandboxNote() {
  const { t } = useTranslation("subscription");
  return (
    <p className="mx-auto flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1 rounded-lg bg-butter-soft px-4 py-2.5 text-center text-sm text-ink-soft">
      <Badge tone="butter">{t("sandbox.badge")}</Badge>
      {t("sandbox.text")}
    </p>
  );
}

/** Undefined if plans can be bought. */
function paymentsUnavailableReason(
  setup: PaymentSetup,
  { monthly, yearly }: PlanChoices,
): UnavailableReason | undefined {
  if (setup.provider === "stripe" && setup.publishableKey.trim() === "") return "misconfigured";
  if (setup.provider === "none" || !(monthly || yearly)) return "unavailable";
  return undefined;
}

function PaymentsUnavailable({ reason }: { reason: UnavailableReason }) {
  const { t } = useTranslation("subscription");
  return (
    <Alert tone="warning" title={t(`off.${reason}.title`)}>
      {t(`off.${reason}.text`)}
    </Alert>
  );
}
