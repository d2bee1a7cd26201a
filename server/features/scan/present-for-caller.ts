import { tipFor } from "#analysis/compose/tip.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { speakerOf } from "#domain/nutrition/meal-analysis.ts";
import { renderText } from "#locales/render-text.ts";
import { hasEntitlement } from "../../http/caller.ts";
import { presentSubmission } from "./present-submission.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";

/** The analysis as this caller may see it. */
export function presentFor(submission: Submission, caller: SubmissionOwner): SubmissionAnalysis {
  const { analysis } = submission;
  return presentSubmission(submission, {
    hasMicronutrients: hasEntitlement(caller, "micronutrients"),
    nutritionalTip: hasEntitlement(caller, "tips")
      ? renderText(speakerOf(analysis), tipFor(analysis.foods, analysis.country ?? null))
      : undefined,
  });
}
