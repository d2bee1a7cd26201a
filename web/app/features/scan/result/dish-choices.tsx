import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { ClockIcon, SparkleIcon } from "../../../ui/icons/status-icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ChoicesProps } from "./question-choices-props.ts";

/** What is on the plate: the analyser's suggestions first, then what the person usually eats now, then kinds of dish. */
export function DishChoices({ question, ...list }: ChoicesProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const suggested = question.suggestedChoices ?? 0;
  const offered = suggested + (question.usualChoices ?? 0);
  return (
    <ChoiceList
      {...list}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2.5"
      buttonClasses={(index) =>
        classes(
          "flex min-h-14 items-center gap-2.5 rounded-lg p-3 text-left leading-snug font-medium",
          index < offered
            ? "border-basil-300 bg-basil-50 hover:bg-basil-100"
            : "border-line bg-card hover:border-basil-300 hover:bg-basil-50",
        )
      }
    >
      {(choice, index) => {
        const Icon = index < suggested ? SparkleIcon : ClockIcon;
        return (
          <>
            {list.sent === choice ? (
              <Spinner className="size-5 shrink-0" />
            ) : (
              index < offered && <Icon className="size-5 shrink-0 text-basil-600" />
            )}
            <span className="min-w-0 first-letter:uppercase">{formats.withAmounts(choice)}</span>
            {index < offered && (
              <span className="sr-only">{t(index < suggested ? "guided.suggested" : "guided.usual")}</span>
            )}
          </>
        );
      }}
    </ChoiceList>
  );
}
