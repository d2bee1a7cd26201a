// Every limit that the browser and the server must agree on.
export {
  foodGramsMax,
  foodGramsMin,
  foodsPerMealMax,
  mealNameMaxLength,
  mealTextMaxLength,
  setAsideMax,
  unreadWordsMax,
} from "#domain/nutrition/meal-limits.ts";
export { learnedWordsMaxLength } from "#domain/nutrition/typed-words.ts";
export { photoSideMaxPixels, photosMax } from "#domain/scan/photo-limits.ts";

/** How many times a food of a meal can be taken in one change. */
export const foodShareMin = 0.05;
export const foodShareMax = 20;
export const mealQuantityMinGrams = 10;
export const mealQuantityMaxGrams = 50_000;
/** `PASSWORD_MIN_LENGTH` may ask for more. */
export const passwordMinLength = 5;
export const passwordMaxLength = 256;
/** Live sessions that a person is shown, those used last. */
export const sessionsMax = 100;
/** Events of the security log that a person is shown. */
export const securityEventsMax = 200;
/** How long proving who one is counts for sensitive changes. */
export const freshProofMinutes = 10;
export const passkeysMax = 10;
/** Personal tokens and connected assistants of one account. */
export const personalTokensMax = 20;
export const personalTokenDays = [30, 90, 365] as const;
/** Characters in the name of a personal token or of a connected assistant. */
export const tokenNameMaxLength = 60;
export const passkeyNameMaxLength = 60;
/** Recovery codes, each used once instead of a code of the authenticator app, and the characters of each. */
export const recoveryCodesCount = 10;
export const recoveryCodeLength = 10;
/** Characters of a one-time or recovery code as it is typed, with spaces and dashes. */
export const typedCodeMaxLength = 30;
/** Days between asking for the account's deletion and the deletion; signing in meanwhile keeps the account. */
export const deletionDelayDays = 7;
/** Digits of a code that is mailed, or that an authenticator app shows. */
export const oneTimeCodeLength = 6;
/** Browsers of one account that get notifications; a further one replaces the oldest. */
export const notificationDevicesMax = 20;
export const pushEndpointMaxLength = 2000;
export const personNameMaxLength = 80;
export const emailMaxLength = 254;
export const idempotencyKeyMaxLength = 200;
export const foodSearchMaxLength = 100;
export const foodSearchMaxResults = 20;
export const productSearchMinLength = 3;
export const productSearchMaxResults = 20;
/** Ingredients listed for a standard recipe; the longest has 15. */
export const foodIngredientsMax = 40;

/** An uploaded photo. The browser scales to `photoSideMaxPixels` first, unless it cannot decode the photo. */
export const photoMaxBytes = 12 * 1024 * 1024;
/** All photos of one scan together. */
export const photosMaxBytes = 2 * photoMaxBytes;
export const photoFieldName = "image";
/** Minimum length of the shorter side, in pixels. */
export const photoSideMinPixels = 32;
/** Width times height of an uploaded photo. */
export const photoMaxPixels = 40_000_000;
/** Characters of the note sent with a photo, and of a text correction. */
export const noteMaxLength = 500;
/** Text corrections of one analysis; they do not count as scans. */
export const correctionsMax = 20;

/** Meals of one account on one day, and therefore the maximum of a list of meals. */
export const mealsPerDayMax = 50;
/** Products of one account's own. */
export const ownProductsMax = 500;
/** Characters of a barcode as it is typed, with spaces and dashes. */
export const typedBarcodeMaxLength = 30;
/** Defaults learned from one account's corrections: the one used longest ago makes room for a new one. */
export const learnedDefaultsMax = 300;
/** Photos of a person's meals that are remembered; the newest. */
export const platesMax = 300;
/** Small pictures of a person's meals that are kept; the newest. */
export const picturesMax = 1000;
/** The person's own meals that a photo is compared with and may be. */
export const ownMealsMax = 4;
/** Foods of one account's own, and its favourites. */
export const ownFoodsMax = 200;
export const favouritesMax = 100;
export const recipesMax = 100;
export const recipeIngredientsMax = 40;
export const recipeServingsMin = 0.5;
export const recipeServingsMax = 100;
/** g of the finished dish. */
export const recipeGramsMax = 50_000;
/** Characters of a pasted list of ingredients. */
export const ingredientListMaxLength = 4000;
export const foodNameMaxLength = 80;
/** kcal in 100 g: pure fat has 900. */
export const energyDensityMax = 950;
/** mg or µg in 100 g: 100 g in mg. Nothing that is stated in µg comes near it. */
export const micronutrientMax = 100_000;
/** kcal of calories entered without a food. */
export const quickCaloriesMax = 5000;
/** Characters of the note beside a weight. */
export const weightNoteMaxLength = 200;
/** Days in the range of `/api/body/weights`: three years. */
export const weightDaysMax = 1096;
export const weightDaysDefault = 365;
/** Millilitres of one drink of water, drinks of one day, and days in one answer of `/api/body/water`. */
export const waterMlMax = 5000;
export const waterDrinksPerDayMax = 50;
export const waterDaysMax = 31;
/** Characters of the note on a day. */
export const dayNoteMaxLength = 1000;
/** An export that is imported. 10,000 rows of Cronometer's 70 columns have about 5 MB. */
export const importMaxBytes = 16 * 1024 * 1024;
export const importFieldName = "file";
/** Rows of an import that can be stored. */
export const importRowsMax = 20_000;
/** All rows of a file, with those that cannot be stored and those that are no entries. */
export const importRecordsMax = 200_000;
/** Bytes of the rows that wait to be stored. An account has one such import. */
export const stagedMaxBytes = 32 * 1024 * 1024;
/**
 * Bytes that an import keeps of the rows that could not be stored: about 2,000 rows of a diary. The others are counted. With
 * `importsMax`, an account keeps 10 MB of them at most.
 */
export const rejectedKeptMaxBytes = 200_000;
/** Imports of one account; to make room, one is undone. */
export const importsMax = 50;
export const importNameMaxLength = 200;
/** Files of an archive that are named as not read. */
export const passedOverMax = 20;
/** Columns that are named as not kept: more than any product that we know has. */
export const leftOutColumnsMax = 60;
/** Rows of a preview. */
export const importSampleLength = 20;
export const rejectedShownMax = 100;
/** Entries of each list of `/api/meals/usual`. */
export const usualEntriesMax = 20;
/** Suggestions for each meal there. */
export const usualOfMealMax = 2;
/** Foods whose usual amount a caller is told, and entries that a caller may take out of the lists. */
export const usualAmountsMax = 300;
export const clearedEntriesMax = 300;
/** Clauses that one correction in words may have. */
export const correctionClausesMax = 12;
/** Foods in one page of `/api/foods/date-range`; a page holds whole meals. */
export const foodsPageLength = 1000;
export const foodsPageMaxLength = 2000;
/** Bytes of any answer but a download, for any account. Tested on a full account by `server/trust/answers-are-bounded.test.ts`. */
export const answerMaxBytes = 2_500_000;
// Generous bounds, so that every array in an answer has a maximum.
export const errorDetailsMax = 20;
export const questionsMax = 20;
export const choicesMax = 200;
export const candidatesMax = 50;
export const plansMax = 100;

export const ticketNameMaxLength = 160;
export const ticketSubjectMaxLength = 200;
export const ticketMessageMaxLength = 5000;
/** Days in the range of `/api/foods/date-range`. */
export const foodDaysMax = 31;

export const planIdMaxLength = 100;
export const urlMaxLength = 2000;
export const cancelReasonMaxLength = 500;
/** Entries in one page of the subscription history. */
export const historyPageLength = 20;
export const historyMaxEntries = 100;

export const requestTimeoutMs = 10_000;
/** Time allowed for calls that wait for Google or Apple. */
export const providerTimeoutMs = 20_000;
/** A test notification waits for the browser's push service. */
export const pushTestTimeoutMs = 20_000;
/** Time allowed for calls that wait for the payment provider. */
export const paymentTimeoutMs = 30_000;
/** Upper bound for `LANGUAGE_MODEL_DEADLINE_MS`: how long a language model on a slow machine may take for a meal. */
export const modelDeadlineMaxMs = 120_000;
/** Longer than the server's own deadline: the longest analysis on its machine, after the slowest model gave up. */
export const scanRequestTimeoutMs = modelDeadlineMaxMs + 60_000;
/** Time allowed for reading an export of the largest size, and for storing a part of it. */
export const importTimeoutMs = 120_000;
/** Time allowed for downloads of everything that an account holds. */
export const exportTimeoutMs = 120_000;

/** Total scans of an anonymous session. */
export const anonymousFreeScans = 5;
/** Scans a day of a free account, unless `FREE_DAILY_SCANS` says otherwise. */
export const freeDailyScans = 10;
/** The quota that the browser assumes when the usage check fails. */
export const fallbackDailyScans = 3;

/** The columns that are read from one nutrition table: a wider one is no table of one product. */
export const labelColumnsMax = 6;
