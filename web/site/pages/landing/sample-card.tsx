import { useTranslation } from "react-i18next";
import { sampleMeal, sampleSource } from "../../../app/features/nutrition/sample-meal.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { CarbsIcon, FatIcon, FiberIcon, ProteinIcon } from "../../../app/ui/icons/nutrient-icons.tsx";

const macros = [
  { name: "protein", MacroIcon: ProteinIcon, tint: "bg-protein-soft text-protein" },
  { name: "carbs", MacroIcon: CarbsIcon, tint: "bg-carbs-soft text-carbs" },
  { name: "fat", MacroIcon: FatIcon, tint: "bg-fat-soft text-fat" },
  { name: "fiber", MacroIcon: FiberIcon, tint: "bg-fiber-soft text-fiber" },
] as const;

export function SampleCard() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const { calories, nutriScore } = sampleMeal;
  return (
    <figure
      aria-label={t("sample.label")}
      className="relative rounded-xl border border-line bg-card p-4 shadow-raised sm:p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="font-heading text-lg leading-tight font-bold">{t("sample.name")}</p>
          <p className="figures mt-1 text-3xl leading-none font-bold text-basil-800">
            {formats.number(calories)} <span className="text-base font-bold">{t("sample.kcal")}</span>
          </p>
        </div>
        <span className="grid justify-items-center gap-1">
          <span className="grid size-11 place-items-center rounded-md bg-score-a font-heading text-xl font-extrabold text-white">
            {nutriScore}
          </span>
          <span className="text-2xs font-semibold text-ink-muted">Nutri-Score</span>
        </span>
      </div>
      <Range />
      <ul className="mt-4 row-of-equals gap-2">
        {macros.map(({ name, MacroIcon, tint }) => (
          <li key={name} className={`grid justify-items-center gap-0.5 rounded-md px-1 py-2 ${tint}`}>
            <MacroIcon className="size-5" />
            <span className="figures font-bold">{formats.grams(sampleMeal.macros[name])}</span>
            <span className="max-w-full text-center text-xs font-medium wrap-anywhere">
              {t(`macro.${name}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-muted">
        {t("sample.source", {
          source: sampleSource,
          rows: sampleMeal.foods.map(({ code }) => code).join(", "),
        })}
      </p>
    </figure>
  );
}

/** 400 to 700 kcal on 300 units: the band is the range, the mark the estimate. */
function Range() {
  const { t } = useTranslation("marketing");
  const formats = useFormats();
  const { low, high } = sampleMeal.range;
  return (
    <div className="mt-3">
      <svg viewBox="400 0 300 14" aria-hidden="true" className="h-3.5 w-full" preserveAspectRatio="none">
        <rect x="400" y="5" width="300" height="4" rx="2" className="fill-oat" />
        <rect x={low} y="3" width={high - low} height="8" rx="4" className="scene-grow fill-basil-300" />
        <rect x={sampleMeal.calories - 2} y="0" width="4" height="14" rx="2" className="fill-basil-800" />
      </svg>
      <p className="figures mt-1 text-sm text-ink-soft">
        {t("sample.range", { low: formats.number(low), high: formats.number(high) })}
      </p>
    </div>
  );
}
