// Each macronutrient beside its goal. Bars stop at 100 %, and show what is above a goal; the figures say the rest.
import { useTranslation } from "react-i18next";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { CheckIcon } from "../../ui/icons/status-icons.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { AboveGoal } from "../nutrition/above-goal.tsx";
import { macroStyles, shownMacros } from "../nutrition/macro-styles.ts";
import { useShownMacros } from "../nutrition/use-shown-macros.ts";
import type { DayProgress } from "./day-progress.ts";

export function MacroBars({ progress }: { progress: DayProgress }) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const formats = useFormats();
  const { nameOf } = useShownMacros();
  return (
    <ul className="grid gap-4">
      {shownMacros.map((name) => {
        const { MacroIcon, text: colour, fill } = macroStyles[name];
        const { actual, goal, percent, remaining } = progress[name];
        const level = goalLevelOf(name, percent);
        const isAbove = level === "above";
        const isReached = level === "reached";
        const excess = formats.grams(-remaining);
        const macro = nameOf(name);
        const figures = { actual: formats.number(actual), goal: formats.grams(goal) };
        const said = isAbove ? t("analysis:goal.above", { excess }) : isReached && t("analysis:goal.reached");
        const text = t("summary.macroLabel", { macro, ...figures, percent: formats.percent(percent) });
        return (
          <li key={name} className="grid gap-1.5">
            <p aria-hidden="true" className="flex flex-wrap items-center gap-x-2">
              <MacroIcon className={classes("size-5", colour)} />
              <span className="flex-1 font-medium">{macro}</span>
              {isAbove && <AboveGoal excess={excess} className="text-sm" />}
              {isReached && (
                <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
                  <CheckIcon className="size-4 shrink-0" />
                  {t("analysis:goal.reached")}
                </span>
              )}
              <span className="figures ml-auto text-sm text-ink-soft">{t("summary.macro", figures)}</span>
            </p>
            <ProgressBar
              label={macro}
              percent={percent}
              valueText={said ? `${text}, ${said}` : text}
              showsExcess={isAbove}
              fillClass={fill}
            />
          </li>
        );
      })}
    </ul>
  );
}
