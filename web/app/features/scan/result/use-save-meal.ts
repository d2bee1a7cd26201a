import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { acceptSubmission, respondToSubmission } from "#contract/endpoints/scan.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { diaryKey } from "../../../api/diary-key.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { getQuantityToSave } from "../draft/meal-scale.ts";
import { acceptanceOf, useScanPlace } from "../place/scan-place.ts";

interface SaveEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

/** Sends pending edits, then accepts the submission, exactly once. */
export function useSaveMeal(editor: MealEditor, { onSuccess, onError }: SaveEvents) {
  const queryClient = useQueryClient();
  const place = useScanPlace()?.place;
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: async () => {
      await editor.flush();
      await skipOpenQuestions(editor);
      const { analysis, name, scale } = editor.getDraft();
      const quantity = getQuantityToSave(analysis.quantity, scale);
      const changed = { ...(name !== null && { name }), ...(quantity !== undefined && { quantity }) };
      const body = { ...changed, ...(place && acceptanceOf(place)) };
      // Saving twice is one meal; after a change it is a new request.
      attempt.current = nextAttempt(JSON.stringify(body), attempt.current, newIdempotencyKey);
      const { idempotencyKey } = attempt.current;
      return request(acceptSubmission, { params: { id: analysis.id }, body }, { idempotencyKey });
    },
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: diaryKey });
      onSuccess();
    },
    onError,
  });
}

/** The server refuses to save a meal with open questions; sending no answers keeps the estimate. */
async function skipOpenQuestions(editor: MealEditor): Promise<void> {
  const { id, questions } = editor.getDraft().analysis;
  if (questions.length === 0) return;
  const analysis = await request(respondToSubmission, { params: { id }, body: [] });
  editor.change({ kind: "confirmed", analysis, sent: [] });
}
