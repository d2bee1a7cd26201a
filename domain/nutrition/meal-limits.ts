// Limits that both the analyser and the contract enforce.
/** Characters of a meal description. */
export const mealTextMaxLength = 2000;
export const foodsPerMealMax = 60;
/** g of one food in one meal. The analyser caps at it; edits above it are refused. */
export const foodGramsMax = 5000;
/** g. Yeast, saffron and salt are weighed in tenths of a gram. */
export const foodGramsMin = 0.1;
/** kcal, g, mg or µg of one food, however often it was multiplied: more than one within the limits has. Sums of such stay numbers. */
export const foodFigureMax = 1_000_000_000;

/** Words of one text that a person is asked about. */
export const unreadWordsMax = 3;
/** Figures and words of one text that are shown as set aside. */
export const setAsideMax = 30;

export const mealNameMaxLength = 120;
