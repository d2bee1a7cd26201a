import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import type { DescriptionTarget } from "../capture/meal-input.ts";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { useMealEditor } from "../draft/use-meal-editor.ts";
import { ClarificationPanel } from "./clarification-panel.tsx";
import { GuidedPanel } from "./guided-panel.tsx";
import { MealResult } from "./meal-result.tsx";
import { OwnMeals } from "./own-meals.tsx";
import { PhotoHintNote } from "./photo-hint-note.tsx";
import { UnknownCodeNote } from "./unknown-code-note.tsx";
import { UnreadPhotosNote } from "./unread-photos-note.tsx";

interface ResultPanelProps {
  readonly submission: SubmissionAnalysis;
  readonly photos: readonly MealPhoto[];
  readonly isVisitor: boolean;
  /** Lets the caller reopen a closed result as it was last. */
  readonly onAnalysisChange: (answer: SubmissionAnalysis) => void;
  readonly onDescribe: (descriptionTarget: DescriptionTarget) => void;
  /** Types the figures of the packet in the photo; undefined for visitors, who have nowhere to keep them. */
  readonly onEnterProduct: ((code: string) => void) | undefined;
  readonly onRetake: () => void;
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

/** Questions first, if there are any, then the meal to correct and save. */
export function ResultPanel({ onEnterProduct, onRetake, onAnalysisChange, ...props }: ResultPanelProps) {
  const { submission, photos, onDescribe } = props;
  const [current, setCurrent] = useState(submission);
  const follow = useCallback(
    (analysis: SubmissionAnalysis) => {
      setCurrent(analysis);
      onAnalysisChange(analysis);
    },
    [onAnalysisChange],
  );
  const isAnswered = submission.foods.length === 0 && current.foods.length > 0;
  const { unknownBarcode: code, photoHint: hint } = submission;
  const hasScans = useScanAccess().access.kind === "allowed";
  const retake = hasScans ? onRetake : undefined;
  return (
    <>
      {code !== undefined && (
        <UnknownCodeNote
          code={code}
          onDescribe={() => onDescribe({ submission, photos })}
          onEnter={onEnterProduct && (() => onEnterProduct(code))}
          onRetake={retake}
        />
      )}
      {code === undefined && hint !== undefined && !isAnswered && (
        <PhotoHintNote
          hint={hint}
          onDescribe={submission.foods.length === 0 ? () => onDescribe({ submission, photos }) : undefined}
          onRetake={retake}
        />
      )}
      <UnreadPhotosNote photos={submission.unreadPhotos ?? []} />
      <Analysis {...props} onAnalysisChange={follow} />
    </>
  );
}

type AnalysisProps = Omit<ResultPanelProps, "onEnterProduct" | "onRetake">;

function Analysis({ submission, onAnalysisChange, onDescribe, ...rest }: AnalysisProps) {
  const { t } = useTranslation("analysis");
  const showFailure = useFailureToast();
  // Words beside the photo named the meal: what is left to ask is asked on demand.
  const isToBeAsked = submission.status === "clarification_needed" && submission.readBy !== "note";
  const [showsQuestions, setShowsQuestions] = useState(isToBeAsked);
  const { editor, draft } = useMealEditor(submission, (error) => showFailure(t("food.editFailed"), error));
  const { analysis } = draft;
  useEffect(() => onAnalysisChange(analysis), [analysis, onAnalysisChange]);

  const follow = (changed: SubmissionAnalysis) =>
    editor.change({ kind: "confirmed", analysis: changed, sent: [] });
  const updateAnalysis = (answered: SubmissionAnalysis) => {
    follow(answered);
    setShowsQuestions(answered.status === "clarification_needed");
  };
  const [question] = analysis.questions;
  const meals = analysis.ownMeals?.filter(({ name }) => name !== analysis.name) ?? [];
  const ownMeals = meals.length > 0 && (
    <OwnMeals
      editor={editor}
      meals={meals}
      isVisitor={rest.isVisitor}
      onSaved={rest.onSaved}
      isFirst={showsQuestions}
    />
  );
  if (showsQuestions && question?.kind) {
    return (
      <GuidedPanel
        key={question.questionText}
        analysis={analysis}
        question={question}
        photos={rest.photos}
        ownMeals={question.kind === "what" && ownMeals}
        onAnswered={updateAnalysis}
        onFound={({ source, defaultGrams }) =>
          editor.flush([{ kind: "add", table: source.table, code: source.code, grams: defaultGrams }])
        }
        onSkip={() => setShowsQuestions(false)}
        onDescribe={() => onDescribe({ submission: analysis, photos: rest.photos })}
      />
    );
  }
  if (showsQuestions && question) {
    return (
      <ClarificationPanel
        analysis={analysis}
        photos={rest.photos}
        onAnswered={updateAnalysis}
        onSkip={() => setShowsQuestions(false)}
      />
    );
  }
  return (
    <MealResult
      editor={editor}
      draft={draft}
      ownMeals={ownMeals}
      onOpenQuestions={() => setShowsQuestions(true)}
      // What was skipped is not asked again; the result has a button for what is open.
      onCorrected={follow}
      {...rest}
    />
  );
}
