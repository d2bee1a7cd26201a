import { useTranslation } from "react-i18next";
import type { MacronutrientName, Macronutrients } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { macroStyles, shownMacros } from "./macro-styles.ts";
import { useShownMacros } from "./use-shown-macros.ts";

interface MacroColumnsProps {
  readonly macros: Macronutrients;
  /** What the label does not state, and so is not shown as 0. */
  readonly notStated?: readonly MacronutrientName[];
}

export function MacroColumns({ macros, notStated = [] }: MacroColumnsProps) {
  const { t } = useTranslation("analysis");
  const shown = useShownMacros();
  const figures = shown.of(macros);
  const formats = useFormats();
  return (
    <dl className="row-of-equals gap-1.5">
      {shownMacros.map((name) => {
        const { MacroIcon, text, soft } = macroStyles[name];
        return (
          <div key={name} className={classes("grid justify-items-center gap-0.5 rounded-lg px-1 py-3", soft)}>
            <MacroIcon className={classes("size-5", text)} />
            {notStated.includes(name) ? (
              <dd className="order-2 text-center text-sm font-semibold text-ink-muted">
                {t("product.notStated")}
              </dd>
            ) : (
              <dd className="figures order-2 font-heading text-lg font-bold">
                {formats.grams(figures[name])}
              </dd>
            )}
            <dt className="order-3 text-2xs font-medium text-ink-soft">{shown.nameOf(name)}</dt>
          </div>
        );
      })}
    </dl>
  );
}
