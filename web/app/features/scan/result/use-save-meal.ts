/** web/features/scan/result: saves the meal as it is shown: first what is unsent, then the acceptance, exactly once. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { acceptSubmission, respondToSubmission } from "#contract/endpoints/scanning.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { diaryKey } from "../../../api/diary-key.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { getQuantityToSave } from "../draft/meal-scale.ts";

interface SaveEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

export function useSaveMeal(editor: MealEditor, { onSuccess, onError }: SaveEvents) {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: async () => {
      await editor.flush();
      await skipOpenQuestions(editor);
      const { analysis, name, scale } = editor.getDraft();
      const quantity = getQuantityToSave(analysis.quantity, scale);
      const body = { ...(name !== null && { name }), ...(quantity !== undefined && { quantity }) };
      // The same meal pressed twice is one meal; changed in between, it is another request.
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

/** The server saves no meal that still has questions; sending no answers keeps the estimate. */
async function skipOpenQuestions(editor: MealEditor): Promise<void> {
  const { id, questions } = editor.getDraft().analysis;
  if (questions.length === 0) return;
  const answer = await request(respondToSubmission, { params: { id }, body: [] });
  editor.change({ kind: "confirmed", answer, sent: [] });
}
