import { useTranslation } from "react-i18next";
import type { ImportSampleRow } from "#contract/shapes/imports.ts";
import { dayWithYear } from "../../i18n/formats.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useWeightFormats } from "../body/use-weight-formats.ts";

const shownRows = 6;

/** The first rows, as they will be in the diary. */
export function SampleRows({ rows }: { rows: readonly ImportSampleRow[] }) {
  const { t } = useTranslation(["data", "meals"]);
  const formats = useFormats();
  const weights = useWeightFormats();
  if (rows.length === 0) return null;
  const macros = ({ calories, protein, carbs, fat }: ImportSampleRow) => {
    // A supplement, of which the preview shows no vitamins.
    if ([calories, protein, carbs, fat].every((figure) => figure === null)) return t("data:import.noEnergy");
    const amount = (figure: number | null) =>
      figure === null ? t("data:import.unknown") : formats.grams(figure);
    return t("data:import.macros", { protein: amount(protein), carbs: amount(carbs), fat: amount(fat) });
  };
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold text-ink-soft">{t("data:import.sample")}</h4>
      <ul className="grid divide-y divide-line">
        {rows.slice(0, shownRows).map((row) => (
          <li key={`${row.line} ${row.day} ${row.name}`} className="grid gap-0.5 py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
                {row.name ?? t("data:import.weight")}
              </span>
              <span className="figures shrink-0 text-sm">
                {row.calories !== null && formats.energy(row.calories)}
                {row.weightKg !== null && weights?.weight(row.weightKg)}
              </span>
            </p>
            <p className="text-sm text-ink-muted">
              {formats.inline([
                formats.day(row.day, dayWithYear),
                row.mealType ? t(`meals:type.${row.mealType}`) : undefined,
                row.grams === null ? undefined : formats.foodWeight(row.grams),
              ])}
            </p>
            {row.weightKg === null && <p className="text-sm text-ink-muted">{macros(row)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
