import { tipFor } from "#analysis/compose/tip.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { speakerOf } from "#domain/nutrition/meal-analysis.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { renderText } from "#locales/render-text.ts";
import { hasEntitlement, type User } from "../../http/caller.ts";
import { presentSubmission } from "./present-submission.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";

export function getsTips(caller: SubmissionOwner): caller is User {
  return caller.kind === "user" && hasEntitlement(caller, "tips");
}

export type PresentSubmission = (
  submission: Submission,
  caller: SubmissionOwner,
) => Promise<SubmissionAnalysis>;

/** The analysis as this caller may see it. `eaten`: what a tip depends on; undefined for who gets none. */
export function presentFor(
  submission: Submission,
  caller: SubmissionOwner,
  eaten: Macronutrients | undefined,
): SubmissionAnalysis {
  const { analysis } = submission;
  return presentSubmission(submission, {
    hasMicronutrients: hasEntitlement(caller, "micronutrients"),
    nutritionalTip: eaten && renderText(speakerOf(analysis), tipFor(analysis, eaten)),
  });
}
