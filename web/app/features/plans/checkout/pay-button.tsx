import { useTranslation } from "react-i18next";
import type { OfferedPlan } from "#contract/shapes/plans.ts";
import { buttonClasses } from "../../../ui/button-classes.ts";
import { AlertIcon } from "../../../ui/icons/status-icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePlanFormats } from "../use-plan-formats.ts";
import type { PaymentProblem } from "./payment-problem.ts";

interface PayButtonProps {
  readonly plan: OfferedPlan;
  readonly isPaying: boolean;
  readonly problem: PaymentProblem | undefined;
}

/** While paying it is only `aria-disabled`, so that it keeps the keyboard focus. */
export function PayButton({ plan, isPaying, problem }: PayButtonProps) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const price = t(`priceOf.${plan.interval}`, { price: formats.price(plan) });
  return (
    <div className="grid gap-3">
      <button
        type="submit"
        aria-disabled={isPaying}
        aria-busy={isPaying || undefined}
        className={`${buttonClasses({ variant: "pro", size: "lg", isWide: true })} aria-disabled:opacity-75`}
      >
        {isPaying && <Spinner className="size-[1.1em]" />}
        {isPaying ? t("checkout.processing") : t("checkout.pay", { price })}
      </button>
      <div role="alert">
        {problem && !isPaying && (
          <p className="flex items-start gap-2 rounded-lg bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger-strong">
            <AlertIcon className="mt-0.5 size-5 shrink-0" />
            {t(`payment.${problem}`)}
          </p>
        )}
      </div>
      <p className="text-center text-sm text-ink-muted">{t("checkout.cancelAnytime")}</p>
    </div>
  );
}
