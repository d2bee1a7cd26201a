/** web/features/plans/checkout: Stripe's own form, in frames of Stripe's: no card number ever meets our code. */
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
} from "@stripe/react-stripe-js/checkout";
import type { Appearance } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/use-language.ts";
import { Alert } from "../../../ui/alert.tsx";
import { FormCover } from "./form-cover.tsx";
import { PayButton } from "./pay-button.tsx";
import type { PaymentFormProps } from "./payment-form.ts";
import { useStripePayment } from "./use-stripe-payment.ts";

/** As `web/app/styles/tokens.css` has them; Stripe's frames cannot read our style sheet. */
const appearance: Appearance = {
  variables: { colorPrimary: "#1f6b3a", colorText: "#17231b", colorDanger: "#b3261e", borderRadius: "12px" },
};

interface StripeFormProps extends PaymentFormProps {
  readonly publishableKey: string;
}

export function StripeForm({ publishableKey, clientSecret, ...form }: StripeFormProps) {
  const language = useLanguage();
  const [isBlocked, setIsBlocked] = useState(false);
  const [stripe] = useState(() =>
    loadStripe(publishableKey, { locale: language }).catch(() => {
      setIsBlocked(true);
      return null;
    }),
  );
  if (isBlocked) return <StripeMissing />;
  return (
    <CheckoutElementsProvider stripe={stripe} options={{ clientSecret, elementsOptions: { appearance } }}>
      <StripeFields {...form} />
    </CheckoutElementsProvider>
  );
}

/** Its script comes from its own site: no network, or a browser that blocks it. */
function StripeMissing() {
  const { t } = useTranslation("subscription");
  return <Alert title={t("checkout.formMissingTitle")}>{t("checkout.formMissingText")}</Alert>;
}

function StripeFields({ plan, onPaying, onPaid }: Omit<PaymentFormProps, "clientSecret">) {
  const elements = useCheckoutElements();
  const [isReady, setIsReady] = useState(false);
  const checkout = elements.type === "success" ? elements.checkout : undefined;
  const { pay, isPaying, problem } = useStripePayment({ checkout, onPaying, onPaid });
  if (elements.type === "error") return <StripeMissing />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPaying) pay();
      }}
      className="grid gap-5"
    >
      {!isReady && <FormCover />}
      {checkout && (
        <div className={isReady ? "grid gap-5" : "sr-only"}>
          <PaymentElement onReady={() => setIsReady(true)} />
          <PayButton plan={plan} isPaying={isPaying} problem={problem} />
        </div>
      )}
    </form>
  );
}
