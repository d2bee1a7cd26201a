import { useTranslation } from "react-i18next";
import type { WaterLog } from "#contract/shapes/water.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

interface WaterTotalProps {
  readonly totalMl: number;
  /** The part of it that came with drinks in meals, and was not logged as water. */
  readonly mealsMl: number;
  readonly reference: WaterLog["reference"];
}

/** The water of a day beside the reference for drinks. */
export function WaterTotal({ totalMl, mealsMl, reference }: WaterTotalProps) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const total = formats.volume(totalMl);
  if (!reference) return <p className="figures font-heading text-lg font-bold">{total}</p>;
  const of = t("water.ofReference", { amount: formats.volume(reference.drinksMl) });
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="figures flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-lg font-bold">{total}</span>
        <span className="text-sm text-ink-muted">{of}</span>
      </p>
      <ProgressBar
        label={t("water.title")}
        percent={(totalMl * 100) / reference.drinksMl}
        valueText={`${total} ${of}`}
        fillClass="bg-drunk"
      />
      {mealsMl > 0 && (
        <p className="text-sm text-ink-muted">{t("water.ofMeals", { amount: formats.volume(mealsMl) })}</p>
      )}
    </div>
  );
}
