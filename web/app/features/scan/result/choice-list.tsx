import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";
import type { ChoicesProps } from "./question-choices-props.ts";

interface ChoiceListProps extends Omit<ChoicesProps, "question"> {
  readonly className: string;
  readonly buttonClasses: (index: number) => string;
  readonly children: (choice: string, index: number) => ReactNode;
}

/** A button for each choice; while one is sent, the others are disabled and fade. */
export function ChoiceList({ choices, sent, onChoose, className, buttonClasses, children }: ChoiceListProps) {
  return (
    <ul className={className}>
      {choices.map((choice, index) => (
        <li key={choice} className="grid">
          <button
            type="button"
            disabled={sent !== undefined}
            aria-busy={sent === choice || undefined}
            onClick={() => onChoose(choice)}
            className={classes(
              "border transition-colors disabled:cursor-progress",
              buttonClasses(index),
              sent !== undefined && sent !== choice && "opacity-55",
            )}
          >
            {children(choice, index)}
          </button>
        </li>
      ))}
    </ul>
  );
}
