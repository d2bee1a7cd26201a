import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { FoodEdit } from "#domain/nutrition/clarification.ts";

/** What a person has changed about an analysis before saving it. */
export interface MealDraft {
  /** The server's latest answer; the other fields are edits on top of it. */
  readonly analysis: SubmissionAnalysis;
  /** Unconfirmed grams by food id, for the unscaled meal. */
  readonly changedGrams: Readonly<Record<string, number>>;
  /** Foods removed but not yet confirmed: each can still be restored. */
  readonly removedIds: readonly string[];
  /** How much of the whole meal was eaten, as a factor of the foods' grams. */
  readonly scale: number;
  /** The new name; null while the analysis's own is kept. */
  readonly name: string | null;
}

export type DraftChange =
  | { readonly kind: "grams"; readonly foodId: string; readonly grams: number }
  | { readonly kind: "remove"; readonly foodId: string }
  | { readonly kind: "restore"; readonly foodId: string }
  | { readonly kind: "scale"; readonly scale: number }
  | { readonly kind: "name"; readonly name: string | null }
  | { readonly kind: "confirmed"; readonly analysis: SubmissionAnalysis; readonly sent: readonly FoodEdit[] }
  | { readonly kind: "rejected"; readonly sent: readonly FoodEdit[] };

export function createDraft(analysis: SubmissionAnalysis): MealDraft {
  return { analysis, changedGrams: {}, removedIds: [], scale: 1, name: null };
}

export function applyChange(draft: MealDraft, change: DraftChange): MealDraft {
  switch (change.kind) {
    case "grams":
      return { ...draft, changedGrams: { ...draft.changedGrams, [change.foodId]: change.grams } };
    case "remove":
      return { ...draft, removedIds: [...removeId(draft.removedIds, change.foodId), change.foodId] };
    case "restore":
      return { ...draft, removedIds: removeId(draft.removedIds, change.foodId) };
    case "scale":
      return { ...draft, scale: change.scale };
    case "name":
      return { ...draft, name: change.name };
    case "confirmed":
      return { ...dropSentEdits(draft, change.sent), analysis: change.analysis };
    case "rejected":
      return dropSentEdits(draft, change.sent);
  }
}

/** The edits that the server doesn't know yet. Other edits of a removed food are not sent. */
export function listUnsentEdits(draft: MealDraft): FoodEdit[] {
  const kept = Object.entries(draft.changedGrams).filter(([foodId]) => !draft.removedIds.includes(foodId));
  return [
    ...kept.map(([foodId, grams]): FoodEdit => ({ kind: "portion", foodId, grams })),
    ...draft.removedIds.map((foodId): FoodEdit => ({ kind: "remove", foodId })),
  ];
}

/** Keeps what was changed again after sending. */
function dropSentEdits(draft: MealDraft, sent: readonly FoodEdit[]): MealDraft {
  const changedGrams = { ...draft.changedGrams };
  let removedIds = draft.removedIds;
  for (const edit of sent) {
    if (edit.kind === "portion" && changedGrams[edit.foodId] === edit.grams) delete changedGrams[edit.foodId];
    if (edit.kind !== "remove") continue;
    removedIds = removeId(removedIds, edit.foodId);
    delete changedGrams[edit.foodId];
  }
  return { ...draft, changedGrams, removedIds };
}

function removeId(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}
