// Stripe's form runs in Stripe's own frames, so no card number reaches our code.
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
} from "@stripe/react-stripe-js/checkout";
import type { Appearance } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/use-language.ts";
import { isDarkNow } from "../../../theme/use-theme.ts";
import { RetryAlert } from "../../../ui/retry-alert.tsx";
import { FormPlaceholder } from "./form-placeholder.tsx";
import { PayButton } from "./pay-button.tsx";
import type { PaymentFormProps } from "./payment-form.ts";
import { useStripePayment } from "./use-stripe-payment.ts";

/** The values of `web/app/styles/tokens.css`: Stripe's frames cannot read our style sheet. */
function currentAppearance(): Appearance {
  const shape = { borderRadius: "12px" };
  return isDarkNow()
    ? {
        theme: "night",
        variables: {
          ...shape,
          colorPrimary: "#7cc48b",
          colorBackground: "#151b17",
          colorText: "#edf3ec",
          colorDanger: "#ff9d92",
        },
      }
    : { variables: { ...shape, colorPrimary: "#1f6b3a", colorText: "#17231b", colorDanger: "#b3261e" } };
}

interface StripeFormProps extends PaymentFormProps {
  readonly publishableKey: string;
}

/** A form that is neither ready nor failed by then counts as failed. */
const formTimeoutMs = 20_000;

export function StripeForm(props: StripeFormProps) {
  const [attempt, setAttempt] = useState(0);
  return <StripeAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface FormLoading {
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly isReady: boolean;
}

function StripeAttempt({
  publishableKey,
  clientSecret,
  onRetry,
  ...form
}: StripeFormProps & { readonly onRetry: () => void }) {
  const language = useLanguage();
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const onFailed = () => setState("failed");
  const [stripe] = useState(() =>
    loadStripe(publishableKey, { locale: language }).catch(() => {
      onFailed();
      return null;
    }),
  );
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), formTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "failed") return <StripeLoadFailed onRetry={onRetry} />;
  const loading = { onFailed, onReady: () => setState("ready"), isReady: state === "ready" };
  return (
    <CheckoutElementsProvider
      stripe={stripe}
      options={{ clientSecret, elementsOptions: { appearance: currentAppearance() } }}
    >
      <StripeFields {...form} {...loading} onRetry={onRetry} />
    </CheckoutElementsProvider>
  );
}

/** Stripe's script comes from its own site: the network may fail, or the browser may block it. */
function StripeLoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(["subscription", "common"]);
  return (
    <RetryAlert title={t("subscription:checkout.formMissingTitle")} onRetry={onRetry}>
      {t("subscription:checkout.formMissingText")}
    </RetryAlert>
  );
}

type StripeFieldsProps = Omit<PaymentFormProps, "clientSecret"> &
  FormLoading & { readonly onRetry: () => void };

function StripeFields(props: StripeFieldsProps) {
  const { plan, onPaying, onPaid, onReady, onFailed, isReady, onRetry } = props;
  const elements = useCheckoutElements();
  const checkout = elements.type === "success" ? elements.checkout : undefined;
  const { pay, isPaying, problem } = useStripePayment({ checkout, onPaying, onPaid });
  if (elements.type === "error") return <StripeLoadFailed onRetry={onRetry} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPaying) pay();
      }}
      className="grid gap-5"
    >
      {!isReady && <FormPlaceholder />}
      {checkout && (
        <div className={isReady ? "grid gap-5" : "sr-only"}>
          <PaymentElement onReady={onReady} onLoadError={onFailed} />
          <PayButton plan={plan} isPaying={isPaying} problem={problem} />
        </div>
      )}
    </form>
  );
}
