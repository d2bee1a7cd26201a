/** web/features/goals/setup: a person's first goals. This file: which step follows which (spec section 4). Pure. */
import type { GoalSuggestionAnswer } from "#contract/shapes/goals.ts";

export const walkthroughPages = ["scan", "goals", "track", "achieve"] as const;
export type WalkthroughPage = (typeof walkthroughPages)[number];

export type SetupStep =
  | { readonly kind: "walkthrough"; readonly page: WalkthroughPage }
  | { readonly kind: "form" }
  /** Without a suggestion, the goals are set by hand. */
  | { readonly kind: "review"; readonly suggestion: GoalSuggestionAnswer | undefined }
  | { readonly kind: "ended" };

/** Whoever has a profile has been here before: the form opens at once, filled in. */
export function firstStep(hasProfile: boolean): SetupStep {
  return hasProfile ? { kind: "form" } : { kind: "walkthrough", page: walkthroughPages[0] };
}

/** "Next", and on the last page "Continue". */
export function stepOn(page: WalkthroughPage): SetupStep {
  const next = walkthroughPages[walkthroughPages.indexOf(page) + 1];
  return next ? { kind: "walkthrough", page: next } : { kind: "form" };
}

/** Closing anything before the review leads to the review; closing the review ends it. */
export function stepAfterClosing(step: SetupStep): SetupStep {
  return step.kind === "review" ? { kind: "ended" } : { kind: "review", suggestion: undefined };
}
