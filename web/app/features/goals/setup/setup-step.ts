// Which step of the goal setup follows which.
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";

export const walkthroughPages = ["scan", "goals", "track", "achieve"] as const;
export type WalkthroughPage = (typeof walkthroughPages)[number];

export type SetupStep =
  | { readonly kind: "walkthrough"; readonly page: WalkthroughPage }
  | { readonly kind: "form" }
  /** Without a suggestion, the goals are set by hand. */
  | { readonly kind: "review"; readonly suggestion: GoalSuggestionAnswer | undefined }
  | { readonly kind: "ended" };

/** A person with a profile has been here before and starts with the form, filled in. */
export function firstStep(hasProfile: boolean): SetupStep {
  return hasProfile ? { kind: "form" } : { kind: "walkthrough", page: walkthroughPages[0] };
}

export function nextStep(page: WalkthroughPage): SetupStep {
  const next = walkthroughPages[walkthroughPages.indexOf(page) + 1];
  return next ? { kind: "walkthrough", page: next } : { kind: "form" };
}

/** The first meal does not wait for goals: only who asked for the form is led on, to goals set by hand. */
export function stepAfterClosing(step: SetupStep): SetupStep {
  return step.kind === "form" ? { kind: "review", suggestion: undefined } : { kind: "ended" };
}
