import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { SearchIcon, TextIcon } from "../../../ui/icons/action-icons.tsx";
import { ArrowLeftIcon } from "../../../ui/icons/navigation-icons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { PhotosView } from "../capture/photo/photo-view.tsx";
import { FoodSearch } from "../foods/food-search.tsx";
import type { FoundFood } from "../foods/use-food-search.ts";
import { DishChoices } from "./dish-choices.tsx";
import { PortionChoices } from "./portion-choices.tsx";
import type { Question } from "./question-choices-props.ts";
import { useClarification } from "./use-clarification.ts";

interface GuidedPanelProps {
  readonly analysis: SubmissionAnalysis;
  readonly question: Question;
  readonly photos: readonly MealPhoto[];
  /** Meals of the person's own come before the question. */
  readonly ownMeals?: ReactNode;
  readonly onAnswered: (answer: SubmissionAnalysis) => void;
  /** Adds the food to the meal, which ends the questions. Rejects once the person knows that it failed. */
  readonly onFound: (food: FoundFood) => Promise<void>;
  readonly onSkip: () => void;
  readonly onDescribe: () => void;
}

/** The guided scan: one question at a time beside the photo, each answered with one tap. */
export function GuidedPanel({ analysis, question, photos, ownMeals, ...handlers }: GuidedPanelProps) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const [sent, setSent] = useState<string>();
  const clarification = useClarification(analysis.id, {
    onSuccess: handlers.onAnswered,
    onError: (error) => {
      setSent(undefined);
      showToast({
        title: t("clarify.failedTitle"),
        description: errorText(error, t("clarify.failedText")),
        variant: "destructive",
      });
    },
  });
  const choices = question.choices.filter((choice) => choice !== question.describeChoice);
  const choose = (choice: string) => {
    setSent(choice);
    clarification.mutate({ [question.questionText]: choice });
  };
  const [isSearching, setIsSearching] = useState(false);
  if (isSearching) {
    return (
      <WithPhotos photos={photos}>
        <SearchInstead onFound={handlers.onFound} onCancel={() => setIsSearching(false)} />
      </WithPhotos>
    );
  }
  const Choices = question.kind === "portion" ? PortionChoices : DishChoices;
  return (
    <WithPhotos photos={photos}>
      {ownMeals}
      <Heading question={question} isFirst={!ownMeals} />
      <Choices question={question} choices={choices} sent={sent} onChoose={choose} />
      <DialogActions>
        {question.backChoice !== undefined && (
          <Button
            variant="ghost"
            className="mr-auto max-sm:w-full"
            disabled={sent !== undefined && sent !== question.backChoice}
            isBusy={sent === question.backChoice}
            onClick={() => choose(question.backChoice ?? "")}
          >
            <ArrowLeftIcon />
            {t("guided.back")}
          </Button>
        )}
        {question.describeChoice !== undefined && (
          <>
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              disabled={clarification.isPending}
              onClick={() => setIsSearching(true)}
            >
              <SearchIcon />
              {t("guided.search")}
            </Button>
            <Button
              variant="secondary"
              className="max-sm:flex-1"
              disabled={clarification.isPending}
              onClick={handlers.onDescribe}
            >
              <TextIcon />
              {t("guided.describe")}
            </Button>
          </>
        )}
        {/* Without a food there is no estimate to use. */}
        {analysis.foods.length > 0 && (
          <Button
            variant="ghost"
            className="max-sm:w-full"
            disabled={clarification.isPending}
            onClick={handlers.onSkip}
          >
            {t("clarify.skip")}
          </Button>
        )}
      </DialogActions>
    </WithPhotos>
  );
}

interface SearchInsteadProps extends Pick<GuidedPanelProps, "onFound"> {
  readonly onCancel: () => void;
}

function SearchInstead({ onFound, onCancel }: SearchInsteadProps) {
  const [isAdding, setIsAdding] = useState(false);
  const add = (food: FoundFood) => {
    if (isAdding) return;
    setIsAdding(true);
    onFound(food).catch(() => setIsAdding(false));
  };
  return (
    <div aria-busy={isAdding || undefined} className="aria-busy:opacity-55">
      <FoodSearch onPick={add} onCancel={onCancel} />
    </div>
  );
}

function Heading({ question, isFirst }: { question: Question; isFirst: boolean }) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  return (
    <div className="grid gap-1">
      <h3
        ref={isFirst ? focusFromTop : null}
        tabIndex={-1}
        className={classes("outline-none", isFirst ? "text-2xl" : "mt-2 text-xl")}
      >
        {formats.withAmounts(question.questionText)}
      </h3>
      <p className="text-ink-soft">
        {question.kind === "portion" ? t("guided.portionText") : t("guided.dishText")}
      </p>
    </div>
  );
}

interface WithPhotosProps {
  readonly photos: readonly MealPhoto[];
  readonly children: ReactNode;
}

/** The photos are above on phones, beside on wider screens. */
function WithPhotos({ photos, children }: WithPhotosProps) {
  if (photos.length === 0) return <div className="grid content-start gap-5">{children}</div>;
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8">
      <PhotosView photos={photos} className="h-44 rounded-xl md:sticky md:top-0 md:h-80" />
      <div className="grid content-start gap-5">{children}</div>
    </div>
  );
}
