/** web/features/scan/result: what the analysis found: questions first, where there are any, then the meal to correct and save. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useMealEditor } from "../foods/use-meal-editor.ts";
import { ClarificationPanel } from "./clarification-panel.tsx";
import { MealResult } from "./meal-result.tsx";

interface ResultPanelProps {
  readonly submission: SubmissionAnalysis;
  readonly isVisitor: boolean;
  /** Told of every answer, so that a closed result can be opened again as it was. */
  readonly onLatest: (answer: SubmissionAnalysis) => void;
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

export function ResultPanel({ submission, onLatest, ...rest }: ResultPanelProps) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(submission.status === "clarification_needed");
  const { editor, draft } = useMealEditor(submission, (error) =>
    showToast({ title: t("food.editFailed"), description: errorText(error), variant: "destructive" }),
  );
  const { answer } = draft;
  useEffect(() => onLatest(answer), [answer, onLatest]);

  if (isAsking && answer.questions.length > 0) {
    return (
      <ClarificationPanel
        answer={answer}
        onAnswered={(answered) => {
          editor.change({ kind: "answered", answer: answered, sent: [] });
          setIsAsking(answered.status === "clarification_needed");
        }}
        onSkip={() => setIsAsking(false)}
      />
    );
  }
  return <MealResult editor={editor} draft={draft} onAsk={() => setIsAsking(true)} {...rest} />;
}
