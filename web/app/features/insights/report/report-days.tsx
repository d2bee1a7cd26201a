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

const cell = "px-2 py-1.5 text-right whitespace-nowrap";
/** Stays while the others move sideways. */
const dayCell = "sticky left-0 bg-card py-1.5 pr-2 text-left";

/** Day by day; wider than a phone, where it moves sideways. */
export function ReportDays({ report }: { report: WeekReport }) {
  const { t } = useTranslation("dashboard");
  const { hidesCalories } = usePreferences();
  const toLimit = useToLimit();
  const shown = macronutrientNames.filter((name) => name !== "calories" || !hidesCalories);
  return (
    <div className="grid min-w-0 gap-2">
      <h2 id="report-days" className="text-lg">
        {t("report.days")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-labelledby="report-days">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="border-b border-line text-ink-muted">
              <th scope="col" className={`${dayCell} font-medium`}>
                {t("analysis.when")}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className={`${cell} font-medium`}>
                  {t(`goals.${name}`)}
                </th>
              ))}
              {nutrientsToLimit.map((name) => (
                <th key={name} scope="col" className={`${cell} font-medium`}>
                  {toLimit.shown(name).label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.days.map((day) => (
              <DayRow key={day.date} day={day} shown={shown} />
            ))}
          </tbody>
        </table>
      </section>
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
  const isEmpty = !day.isTracked && !day.isLeftOut;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${dayCell} font-medium whitespace-nowrap first-letter:uppercase`}>
        {formats.day(day.date, { weekday: "short", day: "numeric", month: "short" })}
        {day.isLeftOut && <span className="block text-xs text-ink-muted">{t("week.leftOut")}</span>}
      </th>
      {shown.map((name) => {
        const value = day.totals[name];
        const goal = day.goals?.[name] ?? 0;
        const isAbove = goal > 0 && goalLevelOf(name, (value * 100) / goal) === "above";
        return (
          <td key={name} className={isAbove ? `${cell} font-semibold text-above` : cell}>
            {isAbove && <ArrowUpIcon className="mr-1 inline size-3.5" />}
            {isAbove && <span className="sr-only">{t("week.above")} </span>}
            {isEmpty ? "–" : name === "calories" ? formats.energyFigure(value) : formats.grams(value)}
          </td>
        );
      })}
      {nutrientsToLimit.map((name) => (
        <td key={name} className={cell}>
          <AmountToLimit day={day} name={name} />
        </td>
      ))}
    </tr>
  );
}

/** With a plus where some foods do not state it. */
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
