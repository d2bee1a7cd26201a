import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paySandbox } from "#contract/endpoints/plans.ts";
import { request } from "../../../api/request.ts";
import type { CardInput } from "./card-input.ts";
import type { PaymentFormProps } from "./payment-form.ts";
import { paymentProblemOfError } from "./payment-problem.ts";

export function useSandboxPayment({ clientSecret, onPaying, onPaid }: Omit<PaymentFormProps, "plan">) {
  const [isLeaving, setIsLeaving] = useState(false);
  const payment = useMutation({
    mutationFn: ({ number, expiry, cvc }: CardInput) =>
      request(paySandbox, { body: { clientSecret, cardNumber: number, expiry, cvc } }),
    onMutate: () => onPaying(true),
    onSuccess: (answer) => {
      if (answer.status === "complete") return onPaid();
      setIsLeaving(true);
      window.location.assign(answer.url);
    },
    onError: () => onPaying(false),
  });
  // The back button may restore the page as it was left: the form must work again.
  useEffect(() => {
    const resetWhenRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsLeaving(false);
      onPaying(false);
    };
    window.addEventListener("pageshow", resetWhenRestored);
    return () => window.removeEventListener("pageshow", resetWhenRestored);
  }, [onPaying]);
  return {
    pay: payment.mutate,
    isPaying: payment.isPending || isLeaving,
    problem: payment.error ? paymentProblemOfError(payment.error) : undefined,
  };
}
