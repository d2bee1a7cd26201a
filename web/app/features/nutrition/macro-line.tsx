import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { macroStyles, shownMacros } from "./macro-styles.ts";
import { useShownMacros } from "./use-shown-macros.ts";

export function MacroLine({ macros }: { macros: Macronutrients }) {
  const shown = useShownMacros();
  const figures = shown.of(macros);
  const formats = useFormats();
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
            <dd className="text-sm font-semibold">{formats.grams(figures[name])}</dd>
          </div>
        );
      })}
    </dl>
  );
}
