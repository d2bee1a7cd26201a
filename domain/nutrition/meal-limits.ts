/** domain/nutrition: how much may be told of one meal, and eaten in it. The analyser and the contract hold to the same. */

/** Characters of a description. */
export const mealTextMaxLength = 2000;
/** More foods than this are not one meal. */
export const foodsPerMealMax = 60;
/** g of one food: nobody eats more of it in a meal. The analyser caps at it, edits above it are refused. */
export const foodGramsMax = 5000;

/** Words of one text that a person is asked about. */
export const unreadWordsMax = 3;
