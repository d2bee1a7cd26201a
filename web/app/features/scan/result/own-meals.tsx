import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useDayFormats } from "../../meals/use-day-formats.ts";
import { CalorieBadge } from "../../nutrition/calorie-badge.tsx";
import type { MealEditor } from "../draft/meal-editor.ts";
import { useSaveToDiary } from "./use-save-to-diary.ts";

type OwnMeal = NonNullable<SubmissionAnalysis["ownMeals"]>[number];

interface OwnMealsProps {
  readonly editor: MealEditor;
  readonly isVisitor: boolean;
  readonly meals: readonly OwnMeal[];
  readonly onSaved: () => void;
  /** Shown instead of the questions, as the first thing that is read. */
  readonly isFirst?: boolean;
}

/** "Is it one of these?": meals of the person's own that the photo looks like. A tap opens one, its button saves it at once. */
export function OwnMeals({ editor, isVisitor, meals, onSaved, isFirst = false }: OwnMealsProps) {
  const { t } = useTranslation("analysis");
  const [sent, setSent] = useState<string>();
  const save = useSaveToDiary(editor, { isVisitor, onSaved });
  const choose = async ({ mealId }: OwnMeal, isToBeSaved: boolean) => {
    setSent(mealId);
    try {
      await editor.flush([{ kind: "ownMeal", mealId }]);
      if (isToBeSaved) await save.mutateAsync();
    } catch {
      // The person was told.
    }
    setSent(undefined);
  };
  return (
    <section aria-labelledby="own-meals" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3
          id="own-meals"
          ref={isFirst ? focusFromTop : null}
          tabIndex={-1}
          className="text-2xl outline-none"
        >
          {t("ownMeals.title")}
        </h3>
        <p className="text-ink-soft">{t("ownMeals.text")}</p>
      </div>
      <ul className="grid gap-2.5">
        {meals.map((meal) => (
          <OwnMealRow
            key={meal.mealId}
            meal={meal}
            isSent={sent === meal.mealId}
            isDisabled={sent !== undefined}
            onOpen={() => choose(meal, false)}
            onSave={() => choose(meal, true)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OwnMealRowProps {
  readonly meal: OwnMeal;
  readonly isSent: boolean;
  readonly isDisabled: boolean;
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

function OwnMealRow({ meal, isSent, isDisabled, onOpen, onSave }: OwnMealRowProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { dayTitle } = useDayFormats();
  const details = formats.inline([dayTitle(meal.day), formats.foodWeight(meal.quantity)]);
  return (
    <li className="flex items-stretch overflow-hidden rounded-xl border border-line bg-card">
      <button
        type="button"
        disabled={isDisabled}
        aria-busy={isSent || undefined}
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-left transition-colors hover:bg-basil-50 disabled:cursor-progress"
      >
        <span className="grid min-w-0 flex-1 basis-40 gap-0.5">
          <span className="block font-medium wrap-anywhere first-letter:uppercase">{meal.name}</span>
          <span className="figures text-sm text-ink-muted">{details}</span>
        </span>
        <CalorieBadge kcal={meal.calories} size="sm" />
      </button>
      <button
        type="button"
        disabled={isDisabled}
        aria-label={t("ownMeals.save", { name: meal.name })}
        title={t("ownMeals.save", { name: meal.name })}
        onClick={onSave}
        className="grid w-14 shrink-0 place-items-center border-l border-line bg-basil-50 text-basil-700 transition-colors hover:bg-basil-100 disabled:cursor-progress"
      >
        {isSent ? <Spinner className="size-5" /> : <PlusIcon className="size-6" />}
      </button>
    </li>
  );
}
