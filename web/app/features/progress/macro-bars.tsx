// Each macronutrient beside its goal. Bars stop at 100 %, the figures do not.
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { macroStyles, shownMacros } from "../nutrition/macro-styles.ts";
import type { DayProgress } from "./day-progress.ts";

export function MacroBars({ progress }: { progress: DayProgress }) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const formats = useFormats();
  return (
    <ul className="grid gap-4">
      {shownMacros.map((name) => {
        const { MacroIcon, text, fill } = macroStyles[name];
        const { actual, goal, percent } = progress[name];
        const macro = t(`analysis:macros.${name}`);
        const figures = { actual: formats.number(actual), goal: formats.grams(goal) };
        return (
          <li key={name} className="grid gap-1.5">
            <p aria-hidden="true" className="flex items-center gap-2">
              <MacroIcon className={classes("size-5", text)} />
              <span className="flex-1 font-medium">{macro}</span>
              <span className="figures text-sm text-ink-soft">{t("summary.macro", figures)}</span>
            </p>
            <ProgressBar
              label={macro}
              percent={percent}
              valueText={t("summary.macroLabel", { macro, ...figures, percent: formats.percent(percent) })}
              fillClass={fill}
            />
          </li>
        );
      })}
    </ul>
  );
}
