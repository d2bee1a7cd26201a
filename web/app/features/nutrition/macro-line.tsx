import { useTranslation } from "react-i18next";
import type { MacronutrientName, Macronutrients } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { macroStyles, shownMacros } from "./macro-styles.ts";
import { useShownMacros } from "./use-shown-macros.ts";

interface MacroLineProps {
  readonly macros: Macronutrients;
  /** What no food of it states, and so is not shown as 0. */
  readonly notStated?: readonly MacronutrientName[];
}

export function MacroLine({ macros, notStated = [] }: MacroLineProps) {
  const { t } = useTranslation("analysis");
  const shown = useShownMacros();
  const figures = shown.of(macros);
  const formats = useFormats();
  if (shownMacros.every((name) => notStated.includes(name)))
    return <p className="text-sm text-ink-muted">{t("macros.noneStated")}</p>;
  return (
    <dl className="figures row-of-equals gap-x-2 sm:gap-x-5 sm:*:flex-none">
      {shownMacros.map((name) => {
        const { MacroIcon, text } = macroStyles[name];
        return (
          <div key={name} className="grid grid-cols-[auto_1fr] items-center gap-x-1.5 sm:flex">
            <MacroIcon className={classes("size-4 shrink-0", text)} />
            <dt className="order-3 col-span-2 text-2xs text-ink-muted sm:order-none sm:text-sm">
              {shown.nameOf(name)}
            </dt>
            {notStated.includes(name) ? (
              <dd className="text-sm text-ink-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{t("product.notStated")}</span>
              </dd>
            ) : (
              <dd className="text-sm font-semibold">{formats.grams(figures[name])}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
