import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { foodSearchMaxResults, photoFieldName, photoMaxBytes, scanRequestTimeoutMs } from "../limits.ts";
import { foodSearchQuery, foundFood, householdSizes, householdSizesQuery, usage } from "../shapes/meals.ts";
import {
  acceptance,
  acceptedMeal,
  barcodeSubmission,
  clarificationAnswers,
  correction,
  foodEdits,
  photoSubmission,
  submissionAnalysis,
  submissionParams,
  textSubmission,
} from "../shapes/scanning.ts";

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
});
export const submitPhoto = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/image",
  access: "visitor",
  summary: "Analyse a photo of a meal, with an optional line about it; the photo is not kept",
  body: photoSubmission,
  file: {
    name: photoFieldName,
    maxBytes: photoMaxBytes,
    missing: "photo_missing",
    tooLarge: "photo_too_large",
  },
  answer: submissionAnalysis,
  isIdempotent: true,
  timeoutMs: scanRequestTimeoutMs,
});
export const submitBarcode = endpoint({
  method: "POST",
  path: "/api/mealSubmissions/barcode",
  access: "visitor",
  summary: "The packaged product of a barcode as a meal; costs no scan",
  body: barcodeSubmission,
  answer: submissionAnalysis,
  isIdempotent: true,
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
});
export const discardSubmission = endpoint({
  method: "DELETE",
  path: "/api/mealSubmissions/:id",
  access: "visitor",
  token: "write",
  summary: "Discard an analysis",
  params: submissionParams,
});
export const searchFoods = endpoint({
  method: "GET",
  path: "/api/foods/search",
  access: "visitor",
  token: "read",
  summary: "Find foods of the composition table by name",
  query: foodSearchQuery,
  answer: z.array(foundFood).check(z.maxLength(foodSearchMaxResults)),
});
export const listHouseholdSizes = endpoint({
  method: "GET",
  path: "/api/foods/sizes",
  access: "visitor",
  token: "read",
  summary: "What a food of the table can be measured in besides grams, where the caller lives",
  query: householdSizesQuery,
  answer: householdSizes,
});
