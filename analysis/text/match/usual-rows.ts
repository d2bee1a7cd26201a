/** analysis/text: from a sentence to foods. This file lists the rows that are meant as a rule when nobody says more. Our own choice, from everyday use. */

/** By code (FNDDS, where nothing else is said): the words of the row that go without saying. */
export const usualRows: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["92302000", new Set(["hot", "leaf", "black"])], // tea
  ["92309000", new Set(["bottled", "black"])], // iced tea: sweetened
  ["92101000", new Set(["brewed"])], // coffee
  ["71401030", new Set(["fast", "food"])], // french fries
  ["92410310", new Set(["soft", "drink"])], // cola
  ["92410320", new Set(["soft", "drink"])], // diet cola
  ["92410610", new Set(["soft", "drink"])], // ginger ale
  ["91101010", new Set(["white", "granulated", "lump"])], // sugar
  ["12100100", new Set(["light", "heavy", "half"])], // cream
  ["22311000", new Set(["smoked", "cured", "cooked"])], // ham
  ["27564000", new Set(["white", "bun"])], // hot dog
  ["51101000", new Set([])], // white bread
  ["11058", new Set(["white", "sea", "igneous", "rock", "iodine", "no:fluride", "fluride"])], // salt (Ciqual)
]);
