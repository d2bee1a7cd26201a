import { endpoint } from "../endpoint.ts";
import { photoFailures } from "../error-codes.ts";
import { photoFieldName, photoMaxBytes, photosMax, photosMaxBytes, scanRequestTimeoutMs } from "../limits.ts";
import { usage } from "../shapes/meals.ts";
import {
  acceptance,
  acceptedMeal,
  clarificationAnswers,
  foodEdits,
  submissionAnalysis,
  submissionParams,
} from "../shapes/scan.ts";
import { barcodeSubmission, correction, photoSubmission, textSubmission } from "../shapes/scan-input.ts";

export const checkUsage = endpoint({
  method: "GET",
  path: "/api/usage/check",
  access: "user",
  token: "read",
  summary: "Scans left today",
  answer: usage,
});
export const submitText = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/text",
  access: "visitor",
  token: "write",
  summary: "Analyse a meal described in words",
  body: textSubmission,
  answer: submissionAnalysis,
  isIdempotent: true,
  timeoutMs: scanRequestTimeoutMs,
  failures: [
    "analysis_failed",
    "analysis_timed_out",
    "anonymous_scan_limit_exceeded",
    "daily_scan_limit_exceeded",
    "empty_text",
    "no_food_recognised",
    "text_too_long",
  ],
});
export const submitPhoto = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/image",
  access: "visitor",
  summary:
    "Analyse up to four photos of one meal, with an optional line about it; the photos are not kept, but for a picture of 96 pixels where the account turned it on",
  body: photoSubmission,
  file: {
    name: photoFieldName,
    maxBytes: photoMaxBytes,
    missing: "photo_missing",
    tooLarge: "photo_too_large",
    several: { max: photosMax, maxBytesTogether: photosMaxBytes, tooMany: "too_many_photos" },
  },
  answer: submissionAnalysis,
  isIdempotent: true,
  timeoutMs: scanRequestTimeoutMs,
  failures: [
    "daily_scan_limit_exceeded",
    "note_too_long",
    ...photoFailures,
    "analysis_failed",
    "analysis_timed_out",
    "no_food_recognised",
    "anonymous_scan_limit_exceeded",
    "invalid_barcode",
  ],
});
export const submitBarcode = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/barcode",
  access: "visitor",
  summary: "The packaged product of a barcode as a meal; costs no scan",
  body: barcodeSubmission,
  answer: submissionAnalysis,
  isIdempotent: true,
  failures: [
    "barcode_of_book",
    "barcode_of_coupon",
    "barcode_of_shop",
    "invalid_barcode",
    "product_not_found",
    "product_source_unavailable",
    "product_incomplete",
  ],
});
export const correctSubmission = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/:id/correct",
  access: "visitor",
  token: "write",
  summary:
    "Correct an analysis in words; describes the meal where a guided scan has not found it. Costs no scan",
  params: submissionParams,
  body: correction,
  answer: submissionAnalysis,
  isIdempotent: true,
  timeoutMs: scanRequestTimeoutMs,
  failures: [
    "correction_changes_nothing",
    "correction_not_understood",
    "empty_text",
    "no_food_recognised",
    "note_too_long",
    "submission_already_accepted",
    "submission_not_found",
    "too_many_corrections",
    "analysis_failed",
    "analysis_timed_out",
    "food_not_found",
    "meal_needs_a_food",
    "too_many_foods",
  ],
});
export const respondToSubmission = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/:id/respond",
  access: "visitor",
  token: "write",
  summary: "Answer the analyser's questions",
  params: submissionParams,
  body: clarificationAnswers,
  answer: submissionAnalysis,
  isIdempotent: true,
  failures: [
    "clarification_needed",
    "description_needed",
    "submission_not_found",
    "submission_already_accepted",
    "unknown_question",
  ],
});
export const editSubmission = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/:id/edit",
  access: "visitor",
  token: "write",
  summary: "Change grams of a food, remove, swap or add one; the answer is the analysis anew",
  params: submissionParams,
  body: foodEdits,
  answer: submissionAnalysis,
  isIdempotent: true,
  failures: [
    "food_not_found",
    "submission_not_found",
    "submission_already_accepted",
    "clarification_needed",
    "description_needed",
    "meal_needs_a_food",
    "too_many_foods",
  ],
});
export const acceptSubmission = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/:id/accept",
  access: "visitor",
  token: "write",
  summary: "Save the analysed meal; a visitor's waits for the account that the session is converted to",
  params: submissionParams,
  body: acceptance,
  answer: acceptedMeal,
  isIdempotent: true,
  failures: [
    "clarification_needed",
    "daily_meal_limit_exceeded",
    "date_in_future",
    "submission_not_found",
    "description_needed",
    "submission_already_accepted",
  ],
});
export const discardSubmission = endpoint({
  method: "DELETE",
  path: "/api/mealSubmissions/:id",
  access: "visitor",
  token: "write",
  summary: "Discard an analysis",
  params: submissionParams,
  failures: ["submission_already_accepted", "submission_not_found"],
});
