/** web/features/scan: from words to a saved meal. This file: what a person is changing about an analysis before saving it. */
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { FoodEdit } from "#domain/nutrition/meal-analysis.ts";

export interface MealDraft {
  /** What the server answered last: the truth that everything else is laid over. */
  readonly analysis: SubmissionAnalysis;
  /** Grams of foods that were changed here and not yet confirmed, in g of the unscaled meal. */
  readonly changedGrams: Readonly<Record<string, number>>;
  /** Foods taken away here, not yet confirmed: each can still be put back. */
  readonly removedIds: readonly string[];
  /** How much of the whole meal was eaten, as a factor of the foods' grams. */
  readonly scale: number;
  /** The new name; null while it is the analysis's own. */
  readonly name: string | null;
}

export type DraftChange =
  | { readonly kind: "grams"; readonly foodId: string; readonly grams: number }
  | { readonly kind: "remove"; readonly foodId: string }
  | { readonly kind: "restore"; readonly foodId: string }
  | { readonly kind: "scale"; readonly scale: number }
  | { readonly kind: "name"; readonly name: string | null }
  | { readonly kind: "confirmed"; readonly answer: SubmissionAnalysis; readonly sent: readonly FoodEdit[] }
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
      return { ...dropSentEdits(draft, change.sent), analysis: change.answer };
    case "rejected":
      return dropSentEdits(draft, change.sent);
  }
}

/** The changes that the server doesn't know yet; of a removed food nothing else is worth sending. */
export function listUnsentEdits(draft: MealDraft): FoodEdit[] {
  const kept = Object.entries(draft.changedGrams).filter(([foodId]) => !draft.removedIds.includes(foodId));
  return [
    ...kept.map(([foodId, grams]): FoodEdit => ({ kind: "portion", foodId, grams })),
    ...draft.removedIds.map((foodId): FoodEdit => ({ kind: "remove", foodId })),
  ];
}

/** Takes away what was sent, and keeps what was changed again since. */
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
