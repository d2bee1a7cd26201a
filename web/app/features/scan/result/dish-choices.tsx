import { useTranslation } from "react-i18next";
import { useRegionalWords } from "../../../i18n/regional-words.ts";
import { classes } from "../../../ui/classes.ts";
import { ClockIcon, SparkleIcon } from "../../../ui/icons/status-icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { ChoicesProps } from "./question-choices-props.ts";

/** What is on the plate: the analyser's suggestions first, then what the person usually eats now, then kinds of dish. */
export function DishChoices({ question, choices, sent, onChoose }: ChoicesProps) {
  const { t } = useTranslation("analysis");
  const inRegionalWords = useRegionalWords();
  const suggested = question.suggestedChoices ?? 0;
  const offered = suggested + (question.usualChoices ?? 0);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2.5">
      {choices.map((choice, index) => {
        const Icon = index < suggested ? SparkleIcon : ClockIcon;
        return (
          <li key={choice} className="grid">
            <button
              type="button"
              disabled={sent !== undefined}
              aria-busy={sent === choice || undefined}
              onClick={() => onChoose(choice)}
              className={classes(
                "flex min-h-14 items-center gap-2.5 rounded-lg border p-3 text-left leading-snug font-medium transition-colors disabled:cursor-progress",
                index < offered
                  ? "border-basil-300 bg-basil-50 hover:bg-basil-100"
                  : "border-line bg-card hover:border-basil-300 hover:bg-basil-50",
                sent !== undefined && sent !== choice && "opacity-55",
              )}
            >
              {sent === choice ? (
                <Spinner className="size-5 shrink-0" />
              ) : (
                index < offered && <Icon className="size-5 shrink-0 text-basil-600" />
              )}
              <span className="min-w-0 first-letter:uppercase">{inRegionalWords(choice)}</span>
              {index < offered && (
                <span className="sr-only">{t(index < suggested ? "guided.suggested" : "guided.usual")}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
