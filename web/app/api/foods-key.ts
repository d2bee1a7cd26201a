/** What the food table answers depends on the language and the country: names, sizes. */
export const foodsKey = ["foods"] as const;
