import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { discardSubmission } from "#contract/endpoints/scan.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { today } from "../../../time/today.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useDayFormats } from "../../meals/use-day-formats.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { useScanPlace } from "../place/scan-place.ts";
import { useSaveToDiary } from "./use-save-to-diary.ts";

interface DiscardEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

interface ResultActionsProps {
  readonly editor: MealEditor;
  readonly isVisitor: boolean;
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

export function ResultActions({ editor, isVisitor, onSaved, onDiscarded }: ResultActionsProps) {
  const { t } = useTranslation("analysis");
  const saveLabel = useSaveLabel();
  const showFailure = useFailureToast();
  const save = useSaveToDiary(editor, { isVisitor, onSaved });
  const discard = useDiscardMeal(editor, {
    onSuccess: () => {
      showToast({ title: t("result.discarded.title"), description: t("result.discarded.text") });
      onDiscarded();
    },
    onError: (error) => showFailure(t("result.discardFailed"), error),
  });
  return (
    <DialogActions>
      <Button
        variant="secondary"
        size="lg"
        disabled={save.isPending}
        isBusy={discard.isPending}
        onClick={() => discard.mutate()}
      >
        {discard.isPending ? t("result.discarding") : t("result.discard")}
      </Button>
      <Button
        size="lg"
        className="flex-1 sm:flex-none"
        disabled={discard.isPending}
        isBusy={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? t("result.saving") : saveLabel}
      </Button>
    </DialogActions>
  );
}

/** Repeats what was chosen. */
function useSaveLabel(): string {
  const { t } = useTranslation("analysis");
  const { dayTitle, fullDate } = useDayFormats();
  const place = useScanPlace()?.place;
  const isOtherDay = place?.isDayChosen && place.day !== today();
  if (place?.isTypeChosen) {
    const label = t(`result.saveAs.${place.mealType}`);
    return isOtherDay ? `${label}\u00a0· ${dayTitle(place.day)}` : label;
  }
  return isOtherDay ? t("result.saveTo", { day: fullDate(place.day) }) : t("result.save");
}

/** A submission that no longer exists counts as discarded. */
function useDiscardMeal(editor: MealEditor, events: DiscardEvents) {
  return useMutation({
    mutationFn: async () => {
      editor.cancelScheduledSend();
      try {
        await request(discardSubmission, { params: { id: editor.getDraft().analysis.id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "submission_not_found")) throw error;
      }
    },
    ...events,
  });
}
