import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { trialDays } from "#domain/plans/plan.ts";
import { ChevronDownIcon } from "../../../ui/icons/navigation-icons.tsx";

const questions = ["cancel", "renew", "data"] as const;

export function SmallPrint({ hasTrial }: { hasTrial: boolean }) {
  const { t } = useTranslation("subscription");
  const first = hasTrial ? ("firstPaymentTrial" as const) : ("firstPayment" as const);
  return (
    <section aria-label={t("questions.label")} className="grid gap-4">
      <div className="grid divide-y divide-line border-y border-line">
        {[first, ...questions].map((question) => (
          <details key={question} className="group py-1">
            <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
              {t(`questions.${question}.title`)}
              <ChevronDownIcon className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-prose pb-3 text-ink-soft">
              {t(`questions.${question}.text`, { days: trialDays })}
            </p>
          </details>
        ))}
      </div>
      <p className="text-center text-sm text-ink-muted">
        {t("questions.terms")}{" "}
        <Link to="/terms" className="font-semibold text-basil-700 underline underline-offset-2">
          {t("questions.termsLink")}
        </Link>
      </p>
    </section>
  );
}
