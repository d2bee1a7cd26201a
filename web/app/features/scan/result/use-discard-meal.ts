import { useMutation } from "@tanstack/react-query";
import { discardSubmission } from "#contract/endpoints/scanning.ts";
import { ApiError } from "../../../api/api-error.ts";
import { request } from "../../../api/request.ts";
import type { MealEditor } from "../draft/meal-editor.ts";

interface DiscardEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

/** A submission that no longer exists counts as discarded. */
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
