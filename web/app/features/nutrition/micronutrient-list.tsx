import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import {
  buildMicronutrientRows,
  type MicronutrientFigures,
  type MicronutrientGroup,
  type MicronutrientRow,
  micronutrientGroups,
} from "./micronutrient-rows.ts";

const groups = Object.keys(micronutrientGroups) as readonly MicronutrientGroup[];

/** An unknown amount is shown as unknown, never as zero. */
export function MicronutrientList({ figures }: { figures: MicronutrientFigures }) {
  const { t } = useTranslation("analysis");
  const rows = groups.map((group) => ({ group, rows: buildMicronutrientRows(group, figures) }));
  const hasLowerBound = rows.some((entry) => entry.rows.some((row) => row.isLowerBound));
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        {rows.map((entry) => (
          <section key={entry.group} className="grid content-start gap-1">
            <h3 className="text-base">{t(`micro.${entry.group}`)}</h3>
            <dl className="grid divide-y divide-line">
              {entry.rows.map((row) => (
                <MicronutrientLine key={row.name} row={row} foodCount={figures.foodCount} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {hasLowerBound && <p className="text-sm text-ink-muted">{t("micro.note")}</p>}
    </div>
  );
}

function MicronutrientLine({ row, foodCount }: { row: MicronutrientRow; foodCount: number }) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { name, unit, amount, knownFor, isLowerBound } = row;
  const figure = amount === null ? null : formats.amount(amount, unit);
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt>{t(`micro.names.${name}`)}</dt>
      <dd className="figures text-right">
        {figure === null && <span className="text-ink-muted italic">{t("micro.unknown")}</span>}
        {figure !== null && (
          <span className="font-semibold">
            {isLowerBound ? t("micro.atLeast", { amount: figure }) : figure}
          </span>
        )}
        {isLowerBound && (
          <span className="block text-xs text-ink-muted">
            {t("micro.knownFor", { known: knownFor, count: foodCount })}
          </span>
        )}
      </dd>
    </div>
  );
}
