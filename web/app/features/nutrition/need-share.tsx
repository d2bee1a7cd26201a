import { useTranslation } from "react-i18next";
import type { DailyNeed } from "#domain/nutrition/daily-needs.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface NeedShareProps {
  readonly amount: number;
  readonly unit: "g" | "mg" | "µg";
  readonly need: DailyNeed;
  readonly isLowerBound: boolean;
}

/** The share of a day's need, and a mark above the upper limit. */
export function NeedShare({ amount, unit, need, isLowerBound }: NeedShareProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const values = {
    percent: formats.percent((amount * 100) / need.amount),
    need: formats.amount(need.amount, unit),
  };
  return (
    <>
      <span className="block text-xs text-ink-muted">
        {t(isLowerBound ? "micro.shareAtLeast" : "micro.share", values)}
      </span>
      {need.limit !== undefined && amount > need.limit && (
        <span className="block text-xs font-semibold text-danger">
          {t("micro.overLimit", { limit: formats.amount(need.limit, unit) })}
        </span>
      )}
    </>
  );
}
