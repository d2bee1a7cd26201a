import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { parsePortionLabel } from "./portion-label.ts";
import { PortionPicture } from "./portion-picture.tsx";
import type { ChoicesProps } from "./question-choices-props.ts";

export function PortionChoices({ question, choices, sent, onChoose }: ChoicesProps) {
  const formats = useFormats();
  const formatChoiceGrams = (choice: string) => {
    const grams = question.choiceGrams?.[question.choices.indexOf(choice)];
    return typeof grams === "number" ? formats.foodWeight(grams) : undefined;
  };
  return (
    <ul className="grid grid-cols-3 gap-2.5">
      {choices.map((choice, index) => {
        const { name, detail = formatChoiceGrams(choice), pieces } = parsePortionLabel(choice);
        return (
          <li key={choice} className="grid">
            <button
              type="button"
              disabled={sent !== undefined}
              aria-busy={sent === choice || undefined}
              onClick={() => onChoose(choice)}
              className={classes(
                "relative grid content-start justify-items-center gap-1 rounded-xl border border-line bg-card px-2 py-4 text-center transition-colors hover:border-basil-300 hover:bg-basil-50 disabled:cursor-progress",
                sent !== undefined && sent !== choice && "opacity-55",
              )}
            >
              <PortionPicture
                pieces={pieces}
                share={choices.length > 1 ? index / (choices.length - 1) : 0.5}
              />
              <span className="leading-snug font-semibold first-letter:uppercase">{name}</span>{" "}
              {detail && <span className="figures text-sm text-ink-muted">{detail}</span>}
              {sent === choice && <Spinner className="absolute top-3 right-3 size-5 text-basil-600" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
