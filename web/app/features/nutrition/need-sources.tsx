import { useTranslation } from "react-i18next";
import { dailyNeed, type Eater, needTableOf } from "#domain/nutrition/daily-needs.ts";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";

/** The table of daily needs that is used, with the source of each value; without a profile, what the shares need. */
export function NeedSources({ eater }: { eater: Eater | undefined }) {
  const { t } = useTranslation("analysis");
  if (!eater) return <p className="text-sm text-ink-muted">{t("micro.needsProfile")}</p>;
  const { name: table, adultYears } = needTableOf(eater.country);
  if (eater.ageYears < adultYears) return <p className="text-sm text-ink-muted">{t("micro.adultsOnly")}</p>;
  return (
    <details className="text-sm text-ink-muted">
      <summary className="min-h-9 font-medium text-basil-700">{t("micro.needsFrom", { table })}</summary>
      <p>{t("micro.needsText")}</p>
      <ul className="grid gap-1 pt-1">
        {micronutrientNames.map((name) => {
          const sources = dailyNeed(name, eater)?.sources.join("; ") ?? t("micro.noNeed");
          return <li key={name}>{`${t(`micro.names.${name}`)}: ${sources}`}</li>;
        })}
      </ul>
    </details>
  );
}
