/** Answers of the food table depend on language and country (names, sizes), so their keys begin with this. */
export const foodsKey = ["foods"] as const;
