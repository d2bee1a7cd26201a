import { useEffect, useState, useSyncExternalStore } from "react";
import { editSubmission } from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import type { MealDraft } from "./meal-draft.ts";
import { MealEditor } from "./meal-editor.ts";

interface EditedMeal {
  readonly editor: MealEditor;
  readonly draft: MealDraft;
}

/** Creates the editor for as long as the result is on screen. */
export function useMealEditor(answer: SubmissionAnalysis, onRejected: (error: unknown) => void): EditedMeal {
  const [editor] = useState(
    () =>
      new MealEditor(answer, {
        send: (id, edits) =>
          request(
            editSubmission,
            { params: { id }, body: { edits: [...edits] } },
            { idempotencyKey: newIdempotencyKey() },
          ),
        onRejected,
      }),
  );
  useEffect(() => () => editor.cancelScheduledSend(), [editor]);
  const draft = useSyncExternalStore(editor.subscribe, editor.getDraft, editor.getDraft);
  return { editor, draft };
}
