/** web/features/scan/result: what the analysis found: questions first, where there are any, then the meal to correct and save. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useMealEditor } from "../foods/use-meal-editor.ts";
import type { Describing } from "../meal-input.ts";
import type { MealPhoto } from "../photo/meal-photo.ts";
import { ClarificationPanel } from "./clarification-panel.tsx";
import { GuidedPanel } from "./guided-panel.tsx";
import { MealResult } from "./meal-result.tsx";

interface ResultPanelProps {
  readonly submission: SubmissionAnalysis;
  readonly photo: MealPhoto | null;
  readonly isVisitor: boolean;
  /** Told of every answer, so that a closed result can be opened again as it was. */
  readonly onLatest: (answer: SubmissionAnalysis) => void;
  readonly onDescribe: (describing: Describing) => void;
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

export function ResultPanel({ submission, onLatest, onDescribe, ...rest }: ResultPanelProps) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(submission.status === "clarification_needed");
  const { editor, draft } = useMealEditor(submission, (error) =>
    showToast({ title: t("food.editFailed"), description: errorText(error), variant: "destructive" }),
  );
  const { answer } = draft;
  useEffect(() => onLatest(answer), [answer, onLatest]);

  const take = (answered: SubmissionAnalysis) => {
    editor.change({ kind: "answered", answer: answered, sent: [] });
    setIsAsking(answered.status === "clarification_needed");
  };
  const [question] = answer.questions;
  if (isAsking && question?.kind) {
    return (
      <GuidedPanel
        key={question.questionText}
        answer={answer}
        question={question}
        photo={rest.photo}
        onAnswered={take}
        onSkip={() => setIsAsking(false)}
        onDescribe={() => onDescribe({ submission: answer, photo: rest.photo })}
      />
    );
  }
  if (isAsking && question) {
    return (
      <ClarificationPanel
        answer={answer}
        photo={rest.photo}
        onAnswered={take}
        onSkip={() => setIsAsking(false)}
      />
    );
  }
  return (
    <MealResult editor={editor} draft={draft} onAsk={() => setIsAsking(true)} onCorrected={take} {...rest} />
  );
}
