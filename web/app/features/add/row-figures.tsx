import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MacronutrientName } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { classes } from "../../ui/classes.ts";
import { macroStyles } from "../nutrition/macro-styles.ts";
import { useShownMacros } from "../nutrition/use-shown-macros.ts";
import type { RowMacros } from "./addable.ts";

const shown = ["protein", "carbs", "fat"] as const;

interface RowFiguresProps {
  readonly name: string;
  readonly calories: number;
  readonly macros: RowMacros;
  readonly notStated?: readonly MacronutrientName[];
  /** The amount, before the macros. */
  readonly children: ReactNode;
}

/** Two lines of a found food: name and calories; amount and macros. */
export function RowFigures({ name, calories, macros, notStated = [], children }: RowFiguresProps) {
  const { t } = useTranslation(["add", "analysis"]);
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const shownMacros = useShownMacros();
  const figures = shownMacros.of(macros);
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
        {!hidesCalories && (
          <span className="figures shrink-0 font-semibold">
            {formats.energyFigure(calories)}
            <span className="sr-only"> {formats.energyUnit}</span>
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {children}
        <span className="figures ml-auto text-sm text-ink-muted">
          {shown.map((macro, at) => (
            <Fragment key={macro}>
              {at > 0 && "\u00a0· "}
              <span className="whitespace-nowrap">
                <span aria-hidden="true" className={classes("font-semibold", macroStyles[macro].text)}>
                  {t(`macros.short.${macro}`)}
                </span>
                <span className="sr-only">{shownMacros.nameOf(macro)}</span>{" "}
                {notStated.includes(macro) ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">{t("analysis:product.notStated")}</span>
                  </>
                ) : (
                  <>
                    {formats.number(figures[macro])}
                    <span className="sr-only"> g</span>
                  </>
                )}
              </span>
            </Fragment>
          ))}
        </span>
      </div>
    </div>
  );
}
