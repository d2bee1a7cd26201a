import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { correctSubmission } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { isOutcomeUnknown } from "./scan-failure.ts";

/** Sends a correction in words, after any edits made by hand. */
export function useCorrection(editor: MealEditor, onSuccess: (answer: SubmissionAnalysis) => void) {
  const unanswered = useRef<Attempt | null>(null);
  return useMutation({
    mutationFn: async (text: string) => {
      await editor.flush();
      unanswered.current = nextAttempt(text, unanswered.current, newIdempotencyKey);
      const { idempotencyKey } = unanswered.current;
      const params = { id: editor.getDraft().analysis.id };
      return request(correctSubmission, { params, body: { text } }, { idempotencyKey });
    },
    onSuccess: (answer) => {
      unanswered.current = null;
      onSuccess(answer);
    },
    onError: (error) => {
      if (!isOutcomeUnknown(error)) unanswered.current = null;
    },
  });
}
