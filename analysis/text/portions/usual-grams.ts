/** analysis/text: from a sentence to foods. This file corrects what the source assumes of an amount where it thinks of a garnish or of one country. Our own choice, from everyday use. */

/** By FNDDS code: g eaten when nobody says how much. */
export const usualGrams: ReadonlyMap<string, number> = new Map([
  ["63105010", 75], // avocado: half of one
  ["13252200", 30], // dulce de leche: a good spoon
  ["27116210", 170], // barbecued beef: near what the source gives for it with sauce
  ["57227000", 55], // granola: a helping on yogurt
  ["57228000", 55], // granola, homemade
  ["75113000", 50], // lettuce: a side salad
  ["41304970", 150], // lentils: a helping
  ["26313110", 120], // mussels: the flesh of half a kilo in their shells
  ["51000100", 50], // bread beside a meal
]);

/** By FNDDS code: g of one, when they are counted. */
export const usualUnitGrams: ReadonlyMap<string, number> = new Map([
  ["71000100", 110], // potato
  ["71102980", 110], // potato, boiled
  ["25221400", 70], // sausage
  ["25221405", 75], // pork sausage
  ["25221310", 75], // Polish sausage
  // Quesadilla: the folded tortilla whole, as FNDDS weighs the full circle of a chicken one.
  ["58104700", 140],
  ["58104710", 140],
  ["58104730", 140],
  ["58104740", 140],
  ["58104750", 140],
  ["58104760", 140],
  ["58104770", 140],
  ["13110000", 65], // ice cream: a scoop
  ["13110100", 65], // vanilla ice cream: a scoop
  ["13110110", 65], // chocolate ice cream: a scoop
]);

/** What a size makes of the usual one, where the row tells no sizes. */
export const sizeFactors: ReadonlyMap<string, number> = new Map([
  ["mini", 0.4],
  ["small", 0.65],
  ["large", 1.35],
  ["extra", 1.3],
]);

/** By the source's food group: g that one can eat of a whole one, for "a quarter of a chicken". */
export const wholeGrams: ReadonlyMap<string, number> = new Map([
  ["Chicken, whole pieces", 800],
  ["Melons", 700],
  ["Pizza", 400],
]);
