/** web/features/nutrition: the four macronutrients in one line, for cards and rows. */
import { useTranslation } from "react-i18next";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { classes } from "../../ui/classes.ts";
import { macroLooks, shownMacros } from "./macro-looks.ts";
import { useAmounts } from "./use-amounts.ts";

export function MacroLine({ macros }: { macros: Macronutrients }) {
  const { t } = useTranslation("analysis");
  const amounts = useAmounts();
  return (
    <dl className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shownMacros.map((name) => {
        const { MacroIcon, text } = macroLooks[name];
        return (
          <div key={name} className="flex items-center gap-1.5">
            <MacroIcon className={classes("size-4", text)} />
            <dt className="text-ink-muted">{t(`macros.${name}`)}</dt>
            <dd className="font-semibold">{amounts.grams(macros[name])}</dd>
          </div>
        );
      })}
    </dl>
  );
}
