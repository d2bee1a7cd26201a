import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { InfoIcon } from "../../ui/icons/status-icons.tsx";
import { CalorieBadge } from "./calorie-badge.tsx";

interface CalorieRangeProps {
  readonly kcal: number;
  readonly range: { readonly low: number; readonly high: number };
}

/** Calories with their range, and what the range means; nothing where the account hides calories. */
export function CalorieRange({ kcal, range }: CalorieRangeProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  if (usePreferences().hidesCalories) return null;
  return (
    <div className="grid gap-2">
      <CalorieBadge kcal={kcal} size="lg" />
      <RangeTrack kcal={kcal} range={range} />
      <p className="figures font-medium text-ink-soft">
        {t("result.rangeLabel", { low: formats.energyFigure(range.low), high: formats.energy(range.high) })}
      </p>
      <details className="group text-sm">
        <summary className="flex min-h-9 list-none items-center gap-1.5 font-medium text-basil-700 hover:underline">
          <InfoIcon className="size-4" />
          {t("result.rangeWhat")}
        </summary>
        <p className="max-w-prose pb-1 text-ink-soft">{t("result.rangeText")}</p>
      </details>
    </div>
  );
}

/** Extra width of the track on either side, as a share of the range. */
const margin = 0.35;

/** The range as a band and the estimate as a mark. Hidden from screen readers: the text below says the same. */
function RangeTrack({ kcal, range }: CalorieRangeProps) {
  const width = Math.max(1, range.high - range.low);
  const start = range.low - width * margin;
  const position = (amount: number) => ((amount - start) / (width * (1 + 2 * margin))) * 100;
  return (
    <div aria-hidden="true" className="relative h-3 max-w-sm rounded-full bg-track">
      <div
        className="absolute inset-y-0 rounded-full bg-basil-200"
        style={{ left: `${position(range.low)}%`, right: `${100 - position(range.high)}%` }}
      />
      <div
        className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-4 border-card bg-basil-600 shadow-raised"
        style={{ left: `${Math.min(100, Math.max(0, position(kcal)))}%` }}
      />
    </div>
  );
}
