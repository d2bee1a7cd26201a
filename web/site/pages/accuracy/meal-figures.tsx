import { useTranslation } from "react-i18next";
import type { MeasuredMeals } from "#contract/shapes/measured-meals.ts";
import { useFormats } from "../../../app/i18n/use-formats.ts";
import { FiguresTable } from "./figures-table.tsx";
import { setGroups } from "./measured-sets.ts";

const columns = ["meals", "calories", "carbs", "within", "range"] as const;

export function MealFigures({ measured }: { measured: MeasuredMeals }) {
  const { t } = useTranslation("marketing");
  const cellsOf = useFigureCells();
  return (
    <div className="grid gap-10">
      {setGroups.map(({ group, sets }) => (
        <div key={group} className="grid gap-4">
          <div className="grid max-w-prose gap-1">
            <h3 className="text-xl text-basil-900">{t(`accuracy.groups.${group}`)}</h3>
            <p className="text-ink-soft">{t(`accuracy.groups.${group}Text`)}</p>
          </div>
          <FiguresTable
            label={t(`accuracy.groups.${group}`)}
            rowTitle={t("accuracy.set")}
            columns={columns.map((column) => t(`accuracy.${column}`))}
            rows={sets.flatMap(({ id, name }, at) => {
              const figures = measured.results[id];
              const isTotal = at === sets.length - 1;
              return figures ? [{ name: t(`accuracy.sets.${name}`), cells: cellsOf(figures), isTotal }] : [];
            })}
          />
        </div>
      ))}
    </div>
  );
}

/** Returns a function that writes the cells of a row, in the order of `columns`. */
function useFigureCells() {
  const formats = useFormats();
  return (figures: MeasuredMeals["results"][string]) => [
    formats.number(figures.meals),
    formats.energy(figures.meanAbsoluteError.calories),
    formats.grams(figures.meanAbsoluteError.carbs, 1),
    formats.percent(figures.carbsWithin7g5 * 100),
    formats.percent(figures.rangeCoverage * 100),
  ];
}
