/** contract/: every limit that web and server must agree on, named once. Sources: spec sections 5 and 9, decisions.md. */

export { foodGramsMax, foodsPerMealMax, mealTextMaxLength } from "#domain/nutrition/meal-limits.ts";

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

export const requestTimeoutMs = 10_000;
export const scanRequestTimeoutMs = 60_000;

/** Scans an anonymous session may make, ever (spec section 9). */
export const anonymousFreeScans = 5;
/** Scans a free account may make a day, unless the server is configured otherwise (decisions.md). */
export const freeDailyScans = 10;
/** What the browser assumes when the usage check fails (spec section 8). */
export const fallbackDailyScans = 3;
