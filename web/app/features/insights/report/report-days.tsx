import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WeekReport } from "#contract/shapes/insights.ts";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { ArrowUpIcon } from "../../../ui/icons/status-icons.tsx";
import { useToLimit } from "../../nutrition/use-to-limit.ts";

type ReportDay = WeekReport["days"][number];

const headCell = "px-2 py-1.5 text-right align-bottom font-medium";
const cell =
  "flex flex-wrap justify-between gap-x-2 py-0.5 text-right @min-[36rem]:table-cell @min-[36rem]:px-2 @min-[36rem]:py-1.5 @min-[36rem]:whitespace-nowrap";
const dayCell = "pr-2 text-left";

/** Day by day: a table where there is room, else each day's figures below its date. */
export function ReportDays({ report }: { report: WeekReport }) {
  const { t } = useTranslation("dashboard");
  const { hidesCalories } = usePreferences();
  const toLimit = useToLimit();
  const shown = macronutrientNames.filter((name) => name !== "calories" || !hidesCalories);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h2 id="report-days" className="text-lg">
        {t("report.days")}
      </h2>
      <div className="@container">
        <table className="figures block w-full text-sm @min-[36rem]:table" aria-labelledby="report-days">
          <thead className="@max-[36rem]:hidden">
            <tr className="border-b border-line text-ink-muted">
              <th scope="col" className={`${dayCell} py-1.5 align-bottom font-medium`}>
                {t("analysis.when")}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className={headCell}>
                  {t(`goals.${name}`)}
                </th>
              ))}
              {nutrientsToLimit.map((name) => (
                <th key={name} scope="col" className={headCell}>
                  {toLimit.shown(name).label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block @min-[36rem]:table-row-group">
            {report.days.map((day) => (
              <DayRow key={day.date} day={day} shown={shown} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-ink-muted">{t("report.marks")}</p>
    </div>
  );
}

interface DayRowProps {
  readonly day: ReportDay;
  readonly shown: readonly (typeof macronutrientNames)[number][];
}

function DayRow({ day, shown }: DayRowProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const toLimit = useToLimit();
  const isEmpty = !day.isTracked && !day.isLeftOut;
  const ofDay = isEmpty ? `${cell} @max-[36rem]:hidden` : cell;
  return (
    <tr className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-3 border-b border-line py-2 last:border-0 @min-[36rem]:table-row">
      <th
        scope="row"
        className={`${dayCell} col-span-full pb-0.5 font-semibold first-letter:uppercase @min-[36rem]:py-1.5 @min-[36rem]:font-medium @min-[36rem]:whitespace-nowrap`}
      >
        {formats.day(day.date, { weekday: "short", day: "numeric", month: "short" })}
        {isEmpty && <span className="font-normal text-ink-muted @min-[36rem]:hidden">: –</span>}
        {day.isLeftOut && <span className="block text-xs text-ink-muted">{t("week.leftOut")}</span>}
      </th>
      {shown.map((name) => {
        const value = day.totals[name];
        const goal = day.goals?.[name] ?? 0;
        const isAbove = goal > 0 && goalLevelOf(name, (value * 100) / goal) === "above";
        return (
          <td key={name} className={isAbove ? `${ofDay} font-semibold text-above` : ofDay}>
            <CellName>{t(`goals.${name}`)}</CellName>
            <span>
              {isAbove && <ArrowUpIcon className="mr-1 inline size-3.5" />}
              {isAbove && <span className="sr-only">{t("week.above")} </span>}
              {isEmpty ? "–" : name === "calories" ? formats.energyFigure(value) : formats.grams(value)}
            </span>
          </td>
        );
      })}
      {nutrientsToLimit.map((name) => (
        <td key={name} className={ofDay}>
          <CellName>{toLimit.shown(name).label}</CellName>
          <span>
            <AmountToLimit day={day} name={name} />
          </span>
        </td>
      ))}
    </tr>
  );
}

/** Names a figure where the columns have no heads. */
function CellName({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-muted @min-[36rem]:hidden">{children}</span>;
}

/** The amount eaten on a day; with a plus where some foods do not state it. */
function AmountToLimit({ day, name }: { day: ReportDay; name: (typeof nutrientsToLimit)[number] }) {
  const { t } = useTranslation("analysis");
  const { shown } = useToLimit();
  const amount = day.toLimit.amounts[name];
  if (amount === null) return "–";
  const text = shown(name).amount(amount);
  if (day.toLimit.knownFor[name] === day.toLimit.foodCount) return text;
  return (
    <>
      <span aria-hidden="true">{text}+</span>
      <span className="sr-only">{t("micro.atLeast", { amount: text })}</span>
    </>
  );
}
