import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { CalorieRange } from "../../nutrition/calorie-range.tsx";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { PhotosView } from "../capture/photo/photo-view.tsx";
import { QuestionChoices } from "./question-choices.tsx";
import { useClarification } from "./use-clarification.ts";

interface ClarificationPanelProps {
  readonly analysis: SubmissionAnalysis;
  readonly photos: readonly MealPhoto[];
  readonly onAnswered: (answer: SubmissionAnalysis) => void;
  readonly onSkip: () => void;
}

/** The questions worth asking, most useful first. All are answered or all are skipped. */
export function ClarificationPanel({ analysis, photos, onAnswered, onSkip }: ClarificationPanelProps) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { questions } = analysis;
  const answeredCount = questions.filter((question) => chosen[question.questionText] !== undefined).length;
  const clarification = useClarification(analysis.id, {
    onSuccess: onAnswered,
    onError: (error) =>
      showToast({
        title: t("clarify.failedTitle"),
        description: errorText(error, t("clarify.failedText")),
        variant: "destructive",
      }),
  });
  return (
    <div className="grid gap-6">
      <PhotosView photos={photos} className="h-44 rounded-xl md:h-60" />
      <div className="grid gap-1">
        <h3 ref={focusFromTop} tabIndex={-1} className="text-2xl outline-none">
          {t("clarify.title", { count: questions.length })}
        </h3>
        <p className="text-ink-soft">{t("clarify.text")}</p>
      </div>
      <CalorieRange kcal={analysis.calories} range={analysis.range} />
      {questions.map((question) => (
        <QuestionChoices
          key={question.questionText}
          question={question}
          chosen={chosen[question.questionText]}
          onChoose={(choice) => setChosen({ ...chosen, [question.questionText]: choice })}
        />
      ))}
      <DialogActions>
        <p role="status" className="mr-auto text-sm text-ink-muted max-sm:w-full">
          {t("clarify.answered", { answered: answeredCount, count: questions.length })}
        </p>
        <Button variant="ghost" className="max-sm:w-full" disabled={clarification.isPending} onClick={onSkip}>
          {t("clarify.skip")}
        </Button>
        <Button
          className="max-sm:w-full"
          disabled={answeredCount < questions.length}
          isBusy={clarification.isPending}
          onClick={() => clarification.mutate(chosen)}
        >
          {clarification.isPending ? t("clarify.submitting") : t("clarify.submit")}
        </Button>
      </DialogActions>
    </div>
  );
}
