import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dailyNeed, type Eater } from "#domain/nutrition/daily-needs.ts";
import { ageOn } from "#domain/people/body-profile.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { usePerson } from "../account/session/use-person.ts";
import { profileQuery } from "../goals/profile-query.ts";
import {
  buildMicronutrientRows,
  type MicronutrientFigures,
  type MicronutrientGroup,
  type MicronutrientRow,
  micronutrientGroups,
} from "./micronutrient-rows.ts";
import { NeedShare } from "./need-share.tsx";
import { NeedSources } from "./need-sources.tsx";

/** What daily needs depend on; undefined without a profile. */
function useEater(): Eater | undefined {
  const person = usePerson();
  const today = useToday();
  const { data: profile } = useQuery({ ...profileQuery, enabled: person !== undefined });
  if (!person || !profile) return undefined;
  return {
    gender: profile.gender,
    ageYears: ageOn(today, profile.birthdate),
    country: person.country,
  };
}

const groups = Object.keys(micronutrientGroups) as readonly MicronutrientGroup[];

/** An unknown amount is shown as unknown, never as zero. */
export function MicronutrientList({ figures }: { figures: MicronutrientFigures }) {
  const { t } = useTranslation("analysis");
  const eater = useEater();
  const rows = groups.map((group) => ({ group, rows: buildMicronutrientRows(group, figures) }));
  const hasLowerBound = rows.some((entry) => entry.rows.some((row) => row.isLowerBound));
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-6">
        {rows.map((entry) => (
          <section key={entry.group} className="grid content-start gap-1">
            <h3 className="text-base">{t(`micro.${entry.group}`)}</h3>
            <dl className="grid divide-y divide-line">
              {entry.rows.map((row) => (
                <MicronutrientLine key={row.name} row={row} count={figures.count} eater={eater} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {hasLowerBound && <p className="text-sm text-ink-muted">{t("micro.note")}</p>}
      <NeedSources eater={eater} />
    </div>
  );
}

interface MicronutrientLineProps {
  readonly row: MicronutrientRow;
  readonly count: number;
  readonly eater: Eater | undefined;
}

function MicronutrientLine({ row, count, eater }: MicronutrientLineProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { name, unit, amount, knownFor, isLowerBound } = row;
  const need = eater && dailyNeed(name, eater);
  const figure = amount === null ? null : formats.amount(amount, unit);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <dt>{t(`micro.names.${name}`)}</dt>
      <dd className="figures text-right">
        {figure === null && <span className="text-ink-muted italic">{t("micro.unknown")}</span>}
        {figure !== null && (
          <span className="font-semibold">
            {isLowerBound ? t("micro.atLeast", { amount: figure }) : figure}
          </span>
        )}
      </dd>
      <dd className="figures w-full empty:hidden">
        {amount !== null && need && (
          <NeedShare
            name={t(`micro.names.${name}`)}
            amount={amount}
            unit={unit}
            need={need}
            isLowerBound={isLowerBound}
          />
        )}
        {isLowerBound && (
          <span className="block text-xs text-ink-muted">
            {t("micro.knownFor", { known: knownFor, count })}
          </span>
        )}
      </dd>
    </div>
  );
}
