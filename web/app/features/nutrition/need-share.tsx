import { useTranslation } from "react-i18next";
import type { DailyNeed } from "#domain/nutrition/daily-needs.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

interface NeedShareProps {
  readonly name: string;
  readonly amount: number;
  readonly unit: "g" | "mg" | "µg";
  readonly need: DailyNeed;
  readonly isLowerBound: boolean;
}

/** The share of a day's need as a bar, and a mark above the upper limit. */
export function NeedShare({ name, amount, unit, need, isLowerBound }: NeedShareProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const percent = (amount * 100) / need.amount;
  const values = { percent: formats.percent(percent), need: formats.amount(need.amount, unit) };
  const text = t(isLowerBound ? "micro.shareAtLeast" : "micro.share", values);
  return (
    <>
      <ProgressBar label={name} percent={percent} valueText={text} className="h-1.5" />
      <span aria-hidden="true" className="block text-xs text-ink-muted">
        {text}
      </span>
      {need.limit !== undefined && amount > need.limit && (
        <span className="block text-xs font-semibold text-danger">
          {t("micro.overLimit", { limit: formats.amount(need.limit, unit) })}
        </span>
      )}
    </>
  );
}
