import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";

interface QuestionChoicesProps {
  readonly question: SubmissionAnalysis["questions"][number];
  readonly chosen: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** Real radio buttons, for arrow keys, labels and grouping. */
export function QuestionChoices({ question, chosen, onChoose }: QuestionChoicesProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const group = useId();
  const { hidesCalories } = usePreferences();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2">
        <span className="block text-lg font-semibold">{formats.withAmounts(question.questionText)}</span>
        {!hidesCalories && (
          <span className="text-sm text-ink-muted">
            {t("clarify.moves", { calories: formats.energy(question.spreadKcal) })}
          </span>
        )}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {question.choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-card px-4 py-2.5 transition-colors has-checked:border-basil-600 has-checked:bg-basil-50 has-focus-visible:outline-3 has-focus-visible:outline-basil-500 hover:border-basil-300"
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
              className="size-5 shrink-0"
            />
            {formats.withAmounts(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
