/** web/features/scan/result: throws the analysis away. One that is gone already counts as thrown away. */
import { useMutation } from "@tanstack/react-query";
import { discardSubmission } from "#contract/endpoints/scanning.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import type { MealEditor } from "../draft/meal-editor.ts";

interface DiscardEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

export function useDiscardMeal(editor: MealEditor, events: DiscardEvents) {
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
