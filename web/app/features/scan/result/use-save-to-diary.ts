import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { today } from "../../../time/today.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { buildDayQuery } from "../../meals/shown-day.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { useScanPlace } from "../place/scan-place.ts";
import { useSaveMeal } from "./use-save-meal.ts";

interface SaveEvents {
  readonly isVisitor: boolean;
  readonly onSaved: () => void;
}

/** Saves the result, says so, and leads to its day in the diary. */
export function useSaveToDiary(editor: MealEditor, { isVisitor, onSaved }: SaveEvents) {
  const { t } = useTranslation("analysis");
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useScanPlace()?.place;
  const diaryPath = place ? `/meals${buildDayQuery(place.day, today())}` : "/meals";
  const isDiaryOpen = `${pathname}${search}` === diaryPath;
  return useSaveMeal(editor, {
    onSuccess: () => {
      showToast({
        title: isVisitor ? t("result.savedVisitor.title") : t("result.saved.title"),
        ...(isVisitor && { description: t("result.savedVisitor.text") }),
        variant: isVisitor ? "info" : "success",
        ...(!isVisitor &&
          !isDiaryOpen && {
            action: { label: t("result.saved.see"), onSelect: () => navigate(diaryPath) },
          }),
      });
      onSaved();
    },
    onError: (error) => showFailure(t("result.saveFailed"), error),
  });
}
