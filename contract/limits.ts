/** contract/: every limit that web and server must agree on, named once. Sources: spec sections 5 and 9, decisions.md. */

export {
  foodGramsMax,
  foodsPerMealMax,
  mealTextMaxLength,
  unreadWordsMax,
} from "#domain/nutrition/meal-limits.ts";
export { photoSideMaxPixels } from "#domain/scanning/photo-limits.ts";

export const mealNameMaxLength = 120;
export const foodGramsMin = 1;
export const mealQuantityMinGrams = 10;
export const mealQuantityMaxGrams = 50_000;
export const passwordMinLength = 5;
export const passwordMaxLength = 256;
export const personNameMaxLength = 80;
export const emailMaxLength = 254;
export const idempotencyKeyMaxLength = 200;
export const foodSearchMaxLength = 100;
export const foodSearchMaxResults = 20;

/** A photo as it is sent. The browser scales to `photoSideMaxPixels` first; this is for what it could not scale. */
export const photoMaxBytes = 12 * 1024 * 1024;
/** The form's field that holds the photo (spec section 7). */
export const photoFieldName = "image";
/** Shortest side that still shows something. Pixels. */
export const photoSideMinPixels = 32;
/** Width times height of a photo as it is sent. */
export const photoMaxPixels = 40_000_000;
/** Characters of the line beside a photo, and of a correction in words. */
export const noteMaxLength = 500;
/** Corrections in words of one analysis; they cost no scan. */
export const correctionsMax = 20;

/** Meals that a day of an account can hold; also how many of a day one answer lists at most. */
export const mealsPerDayMax = 50;
/** Foods in one answer of the foods of some days; whole meals only. */
export const foodsPageLength = 1000;
export const foodsPageMaxLength = 2000;
/** Bytes of an answer that is no file, whatever an account holds; `server/trust/answers-are-bounded.test.ts` fills one up. */
export const answerMaxBytes = 2_500_000;
/** What no analysis, plan list or question comes near: nothing in an answer is without an end. */
export const errorDetailsMax = 20;
export const questionsMax = 20;
export const choicesMax = 200;
export const candidatesMax = 50;
export const plansMax = 100;

export const ticketNameMaxLength = 160;
export const ticketSubjectMaxLength = 200;
export const ticketMessageMaxLength = 5000;
/** Days that the foods of some days may span. */
export const foodDaysMax = 31;

export const planIdMaxLength = 100;
export const urlMaxLength = 2000;
export const cancelReasonMaxLength = 500;
/** Entries of a subscription's history in one answer. */
export const historyPageLength = 20;
export const historyMaxEntries = 100;

export const requestTimeoutMs = 10_000;
/** A payment provider is asked on the way. */
export const paymentTimeoutMs = 30_000;
export const scanRequestTimeoutMs = 60_000;
/** A file of everything takes its time to come in. */
export const exportTimeoutMs = 120_000;

/** Scans an anonymous session may make, ever (spec section 9). */
export const anonymousFreeScans = 5;
/** Scans a free account may make a day, unless the server is configured otherwise (decisions.md). */
export const freeDailyScans = 10;
/** What the browser assumes when the usage check fails (spec section 8). */
export const fallbackDailyScans = 3;
