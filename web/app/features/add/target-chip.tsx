import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { CalendarIcon } from "../../ui/icons/action-icons.tsx";
import { ChevronDownIcon } from "../../ui/icons/navigation-icons.tsx";
import { useDayFormats } from "../meals/use-day-formats.ts";
import type { Target } from "./target.ts";
import { TargetChoice } from "./target-choice.tsx";

interface TargetChipProps {
  readonly label: string;
  readonly target: Target;
  readonly onChange: (target: Target) => void;
}

/** The meal and the day that something goes to; pressed, it opens the choice below it. */
export function TargetChip({ label, target, onChange }: TargetChipProps) {
  const { t } = useTranslation("add");
  const { dayTitle } = useDayFormats();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // Escape closes the choice, not the dialog.
    <fieldset onKeyDown={closeByEscape} data-own-escape={isOpen || undefined} className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
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
          {t(`mealType.${target.mealType}`)}
          {"\u00a0· "}
          {dayTitle(target.day)}
        </span>
        <ChevronDownIcon
          className={classes("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={panel}>
          <TargetChoice target={target} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}
