import type { StripeCheckoutElementsValue } from "@stripe/react-stripe-js/checkout";
import { useMutation } from "@tanstack/react-query";
import type { PaymentFormProps } from "./payment-form.ts";
import { type PaymentFailure, paymentProblemOf } from "./payment-problem.ts";

interface StripePayment extends Pick<PaymentFormProps, "onPaying" | "onPaid"> {
  /** Undefined until Stripe's form is loaded. */
  readonly checkout: Pick<StripeCheckoutElementsValue, "confirm"> | undefined;
}

class PaymentRefused extends Error {
  readonly failure: PaymentFailure;
  constructor(failure: PaymentFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function useStripePayment({ checkout, onPaying, onPaid }: StripePayment) {
  const payment = useMutation({
    mutationFn: async () => {
      const result = await checkout?.confirm({ redirect: "if_required" });
      if (result?.type !== "error") return result;
      const { error } = result;
      const code = error.code === "paymentFailed" ? error.paymentFailed.declineCode : error.code;
      throw new PaymentRefused({ code, message: error.message });
    },
    onMutate: () => onPaying(true),
    onSuccess: (result) => (result ? onPaid() : onPaying(false)),
    onError: () => onPaying(false),
  });
  const { error } = payment;
  return {
    pay: () => payment.mutate(),
    isPaying: payment.isPending,
    problem: error
      ? paymentProblemOf(error instanceof PaymentRefused ? error.failure : { message: error.message })
      : undefined,
  };
}
