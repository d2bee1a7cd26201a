/** analysis/text: from a sentence to foods. This file lists the rows that are meant as a rule when nobody says more. Our own choice, from everyday use. */

/** FNDDS codes, where nothing else is said. */
export const usualRows: ReadonlySet<string> = new Set([
  "92302000", // tea: hot, black
  "92101000", // coffee: brewed
  "71401030", // french fries: fast food
  "92410320", // diet cola
  "92410610", // ginger ale
  "92410310", // cola: with sugar and caffeine
  "11058", // salt: iodised (Ciqual)
  "91101010", // sugar: white
  "51101000", // white bread: from the shop
]);
