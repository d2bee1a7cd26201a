import { type CsvRecord, numberOf } from "./parse-csv.ts";

/**
 * Grams that one cup equivalent of each FPED group weighs as eaten: the median over the FNDDS foods that hold nothing
 * but that group, dried and puréed ones left out. Potatoes do not count (Nutri-Score 2023: no starchy tubers).
 */
const gramsPerCupEquivalent = {
  "F_CITMLB (cup eq.)": 169,
  "F_OTHER (cup eq.)": 150,
  "F_JUICE (cup eq.)": 250,
  "V_DRKGR (cup eq.)": 145,
  "V_REDOR_TOMATO (cup eq.)": 180,
  "V_REDOR_OTHER (cup eq.)": 145,
  "V_STARCHY_OTHER (cup eq.)": 159,
  "V_OTHER (cup eq.)": 135,
  "V_LEGUMES (cup eq.)": 175,
} as const;
type CountedGroup = keyof typeof gramsPerCupEquivalent;
const countedGroups = Object.keys(gramsPerCupEquivalent) as readonly CountedGroup[];

/** Groups whose presence means that the food is a mixture. */
const otherSolidGroups = ["V_STARCHY_POTATO (cup eq.)", "G_TOTAL (oz. eq.)", "D_TOTAL (cup eq.)"];
const otherProteinGroups = [
  "PF_MPS_TOTAL (oz. eq.)",
  "PF_EGGS (oz. eq.)",
  "PF_SOY (oz. eq.)",
  "PF_NUTSDS (oz. eq.)",
];
/** FPED: one teaspoon equivalent of added sugars. */
const gramsPerTeaspoonOfSugar = 4.2;

/** Nutri-Score 2023 leaves out starchy roots, tubers and plantain, which FPED files among the counted groups. */
const starchyPlant =
  /sweet ?potato|yam|cassava|casabe|yuca|taro|poi\b|malanga|breadfruit|plantain|dasheen|tannier/i;
const starchyGroups: readonly CountedGroup[] = ["V_STARCHY_OTHER (cup eq.)", "V_REDOR_OTHER (cup eq.)"];

/** Their fat is their own, though FPED counts it among the oils; and their oil counts as the fruit (Nutri-Score 2023). */
const fattyFruit = /^(avocado|olives?)( oil)?(,|$)/i;

/** WWEIA categories of fruit, vegetables, their juices, and pulses by themselves. */
function isProduceCategory(wweiaNumber: number): boolean {
  return (wweiaNumber >= 6000 && wweiaNumber < 7010) || wweiaNumber === 2802;
}

/** % by weight, 0 to 100, of fruit, vegetables and pulses in a food, from its FPED record. */
export function fruitVegetableLegumePercent(
  fped: CsvRecord,
  description: string,
  wweiaNumber: number,
): number {
  const isStarchy = starchyPlant.test(description);
  const grams = countedGroups
    .filter((group) => !(isStarchy && starchyGroups.includes(group)))
    .reduce((sum, group) => sum + numberOf(fped, group) * gramsPerCupEquivalent[group], 0);
  if (fattyFruit.test(description)) return 100;
  const isMixture = [...otherSolidGroups, ...otherProteinGroups].some((group) => numberOf(fped, group) > 0);
  if (grams > 0 && !isMixture && !isStarchy && isProduceCategory(wweiaNumber)) {
    const added =
      numberOf(fped, "OILS (grams)") +
      numberOf(fped, "SOLID_FATS (grams)") +
      numberOf(fped, "ADD_SUGARS (tsp. eq.)") * gramsPerTeaspoonOfSugar;
    return Math.round(Math.max(0, 100 - added));
  }
  return Math.round(Math.min(100, grams));
}
