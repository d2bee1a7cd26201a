/** web/features/plans/checkout: paying, in a dialog: what it costs, the provider's form, and what the provider says. */
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { OfferedPlan, PaymentSetup } from "#contract/shapes/plans.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormCover } from "./form-cover.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { SandboxForm } from "./sandbox-form.tsx";
import { useCheckoutSession } from "./use-checkout-session.ts";

/** Only where Stripe takes the money. */
const StripeForm = lazy(() =>
  import("./stripe-form.tsx").then(({ StripeForm }) => ({ default: StripeForm })),
);

interface CheckoutDialogProps {
  readonly plan: OfferedPlan;
  readonly setup: PaymentSetup;
  readonly hasTrial: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CheckoutDialog({ plan, setup, hasTrial, isOpen, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation("subscription");
  const navigate = useNavigate();
  const [isPaying, setIsPaying] = useState(false);
  const clientSecret = useCheckoutSession(plan.id, onClose);
  const form = {
    plan,
    clientSecret: clientSecret ?? "",
    onPaying: setIsPaying,
    onPaid: () => navigate("/thank-you"),
  };
  return (
    <Dialog
      isOpen={isOpen}
      // A payment under way is not walked away from by a stray press.
      onClose={() => !isPaying && onClose()}
      title={t("checkout.title")}
      width="sm"
      // The provider lays the bank's question (3-D Secure) over the whole page.
      isModal={false}
    >
      <div className="grid gap-5">
        <OrderSummary plan={plan} hasTrial={hasTrial} />
        {!clientSecret && <FormCover />}
        {clientSecret && setup.provider === "sandbox" && <SandboxForm {...form} />}
        {clientSecret && setup.provider === "stripe" && (
          <Suspense fallback={<FormCover />}>
            <StripeForm {...form} publishableKey={setup.publishableKey} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
