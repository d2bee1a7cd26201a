import { useTranslation } from "react-i18next";
import type { WeightLog } from "#contract/shapes/body.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { WeightFormats } from "./use-weight-formats.ts";

interface WeightFiguresProps {
  readonly log: WeightLog;
  readonly formats: WeightFormats;
}

/** The last weight, the trend and how fast it moves. */
export function WeightFigures({ log: { latest, kgPerWeek }, formats }: WeightFiguresProps) {
  const { t } = useTranslation("body");
  const dates = useFormats();
  if (!latest) return null;
  const figures = [
    [
      t("weight.latest", { day: dates.day(latest.day, { day: "numeric", month: "short" }) }),
      formats.weight(latest.weightKg),
    ],
    [t("weight.trend"), formats.weight(latest.trendKg)],
    [t("weight.perWeek"), kgPerWeek === null ? "–" : formats.change(kgPerWeek)],
  ] as const;
  return (
    <dl className="row-of-equals gap-3">
      {figures.map(([label, figure]) => (
        <div key={label} className="grid content-start rounded-lg bg-oat/70 px-3 py-2.5">
          <dt className="order-last text-sm leading-tight text-ink-soft">{label}</dt>
          <dd className="figures font-heading text-lg font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
