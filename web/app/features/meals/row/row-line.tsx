import type { ReactNode } from "react";
import type { MacronutrientName, Macronutrients } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { classes } from "../../../ui/classes.ts";
import { shownMacros } from "../../nutrition/macro-styles.ts";
import { useShownMacros } from "../../nutrition/use-shown-macros.ts";

/** A line may break behind it, and then it takes no room. */
const wideSpace = "\u2002";
/** As wide in the head of a meal and in its rows, so that the macronutrients stand in columns beside it. */
export const kcalColumn = "figures shrink-0 min-w-11 text-right";

interface RowLineProps {
  readonly name: string;
  /** Of the food, g; 0 where it is not known. */
  readonly grams: number;
  readonly figures: Macronutrients;
  /** Of the macronutrients: no figure is shown. */
  readonly notStated?: readonly MacronutrientName[] | undefined;
  /** Before the name. */
  readonly mark?: ReactNode;
  /** In the last column, below the meal's button. */
  readonly trailing?: ReactNode;
  readonly isPart?: boolean;
}

/** One line of a food wherever the diary shows one. A long name takes a second line; in large text the figures go below it, so that no word breaks. */
export function RowLine({ name, grams, figures, notStated, mark, trailing, isPart = false }: RowLineProps) {
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  return (
    <span className="flex min-h-11.5 w-full flex-wrap items-center gap-x-2 py-1.5 pr-1 pl-4 text-left">
      {mark}
      <span className="block min-w-[7rem] flex-1 wrap-anywhere first-letter:uppercase">
        <span className={isPart ? "text-ink-soft" : "font-medium"}>{name}</span>
        {grams >= 0.5 && (
          <>
            {wideSpace}
            <span data-amount className="figures text-sm whitespace-nowrap text-ink-muted">
              {formats.foodWeight(grams)}
            </span>
          </>
        )}
      </span>
      <MacroCells figures={figures} notStated={notStated} />
      <span className="ml-auto flex shrink-0 items-center gap-2">
        {!hidesCalories && (
          <span className={classes(kcalColumn, isPart ? "text-ink-soft" : "font-semibold")}>
            {formats.energyFigure(figures.calories)}
            <span className="sr-only"> {formats.energyUnit}</span>
          </span>
        )}
        <span className="grid w-11 shrink-0 place-items-center">{trailing}</span>
      </span>
    </span>
  );
}

/** Where there is room, in the columns that the meal's sums have too. An opened row has them with their names. */
export function MacroCells({ figures, notStated = [] }: Pick<RowLineProps, "figures" | "notStated">) {
  const formats = useFormats();
  const shown = useShownMacros().of(figures);
  return (
    <span
      aria-hidden="true"
      className="figures mr-3 hidden w-64 shrink-0 grid-cols-4 text-right text-sm text-ink-muted @min-[40rem]:grid"
    >
      {shownMacros.map((macro) => (
        <span key={macro}>{notStated.includes(macro) ? "–" : formats.grams(shown[macro])}</span>
      ))}
    </span>
  );
}
