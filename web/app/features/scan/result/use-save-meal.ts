/** web/features/scan/result: saves the meal as it is shown: first what is unsent, then the acceptance, exactly once. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { acceptSubmission, respondToSubmission } from "#contract/endpoints/scanning.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { diaryKey } from "../../meals/diary-key.ts";
import { type Attempt, nextAttempt } from "../attempt.ts";
import type { MealEditor } from "../foods/meal-editor.ts";
import { quantityToSave } from "../whole-meal.ts";

interface SaveEvents {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

export function useSaveMeal(editor: MealEditor, { onSuccess, onError }: SaveEvents) {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: async () => {
      await editor.settle();
      await skipOpenQuestions(editor);
      const { answer, name, scale } = editor.draft();
      const quantity = quantityToSave(answer.quantity, scale);
      const body = { ...(name !== null && { name }), ...(quantity !== undefined && { quantity }) };
      // The same meal pressed twice is one meal; changed in between, it is another request.
      attempt.current = nextAttempt(JSON.stringify(body), attempt.current, newIdempotencyKey);
      const { idempotencyKey } = attempt.current;
      return request(acceptSubmission, { params: { id: answer.id }, body }, { idempotencyKey });
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
  const { id, questions } = editor.draft().answer;
  if (questions.length === 0) return;
  const answer = await request(respondToSubmission, { params: { id }, body: [] });
  editor.change({ kind: "answered", answer, sent: [] });
}
