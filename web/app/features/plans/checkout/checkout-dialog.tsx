import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { OfferedPlan, PaymentSetup } from "#contract/shapes/plans.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormPlaceholder } from "./form-placeholder.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { SandboxForm } from "./sandbox-form.tsx";
import { useCheckoutSession } from "./use-checkout-session.ts";

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
      // A stray press must not close the dialog during a payment.
      onClose={() => !isPaying && onClose()}
      title={t("checkout.title")}
      width="sm"
      // The provider shows the bank's challenge (3-D Secure) over the whole page.
      isModal={false}
    >
      <div className="grid gap-5">
        <OrderSummary plan={plan} hasTrial={hasTrial} />
        {!clientSecret && <FormPlaceholder />}
        {clientSecret && setup.provider === "sandbox" && <SandboxForm {...form} />}
        {clientSecret && setup.provider === "stripe" && (
          <Suspense fallback={<FormPlaceholder />}>
            <StripeForm {...form} publishableKey={setup.publishableKey} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
