import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { CalendarIcon } from "../../../ui/icons/action-icons.tsx";
import { ChevronDownIcon } from "../../../ui/icons/navigation-icons.tsx";
import type { Target } from "../../add/target.ts";
import { TargetChoice } from "../../add/target-choice.tsx";
import { useDayFormats } from "../../meals/use-day-formats.ts";
import { type PlaceChoice, useScanPlace } from "./scan-place.ts";

/** The meal and day that the scan goes to; pressed, it opens the choice below it. */
export function PlaceChip() {
  const choice = useScanPlace();
  return choice ? <Chip {...choice} /> : null;
}

function Chip({ place, onChange }: PlaceChoice) {
  const { t } = useTranslation(["analysis", "add"]);
  const { dayTitle } = useDayFormats();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const choose = (target: Target) =>
    onChange({ ...target, isDayChosen: place.isDayChosen || target.day !== place.day });
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // Escape closes the choice, not the dialog.
    <fieldset onKeyDown={closeByEscape} data-own-escape={isOpen || undefined} className="grid min-w-0 gap-2">
      <legend className="sr-only">{t("place.label")}</legend>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 max-w-full items-center gap-2 justify-self-start rounded-[--spacing(5.5)] bg-basil-100 px-4 py-1.5 text-left text-sm font-semibold text-basil-800 transition-colors hover:bg-basil-200"
      >
        <CalendarIcon className="size-4.5 shrink-0" />
        <span className="first-letter:uppercase">
          {t(`add:mealType.${place.mealType}`)} · {dayTitle(place.day)}
        </span>
        <ChevronDownIcon
          className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={panel}>
          <TargetChoice target={place} onChange={choose} />
        </div>
      )}
    </fieldset>
  );
}
