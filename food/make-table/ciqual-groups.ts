import type { NutriScoreClass } from "#domain/nutrition/nutri-score.ts";

interface Group {
  /** The first digits of CIQUAL's group, subgroup and sub-subgroup codes, joined. */
  readonly code: string;
  readonly servingGrams: number;
  readonly nutriScoreClass?: NutriScoreClass;
  /** % by weight. Of mixed dishes: the median of the like WWEIA category in FNDDS. */
  readonly producePercent?: number;
  readonly gramsPerMl?: number;
  /** What a glass of it holds. */
  readonly glassMl?: number;
}

export type CiqualGroup = Omit<Group, "code">;

/**
 * The longest code that fits wins. Servings are usual French ones for adults, rounded, after the portion sizes of
 * Santé publique France and the GEM-RCN catering recommendations; CIQUAL itself gives none.
 */
const groups: readonly Group[] = [
  { code: "00", servingGrams: 100 },
  { code: "0101", servingGrams: 150, producePercent: 60 },
  { code: "0102", servingGrams: 250, producePercent: 14, gramsPerMl: 1.02 },
  { code: "0103", servingGrams: 250, producePercent: 23 },
  { code: "010301", servingGrams: 150, producePercent: 5 },
  { code: "010304", servingGrams: 150, producePercent: 5 },
  { code: "010306", servingGrams: 200, producePercent: 71 },
  { code: "010307", servingGrams: 250, producePercent: 24 },
  { code: "010308", servingGrams: 150, producePercent: 0 },
  { code: "0104", servingGrams: 200, producePercent: 20 },
  { code: "0105", servingGrams: 200, producePercent: 16 },
  { code: "0106", servingGrams: 100, producePercent: 10 },
  { code: "0201", servingGrams: 150, producePercent: 100 },
  { code: "020103", servingGrams: 15, producePercent: 100 },
  { code: "0202", servingGrams: 200 },
  { code: "020301", servingGrams: 200, producePercent: 100 },
  { code: "020302", servingGrams: 150, producePercent: 100 },
  { code: "020303", servingGrams: 60, producePercent: 100 },
  { code: "0204", servingGrams: 150, producePercent: 100 },
  { code: "020402", servingGrams: 100, producePercent: 90 },
  { code: "020403", servingGrams: 100, producePercent: 90 },
  { code: "020404", servingGrams: 30, producePercent: 100 },
  { code: "0205", servingGrams: 30, nutriScoreClass: "fat_oil_nut_seed" },
  { code: "030101", servingGrams: 200 },
  { code: "030102", servingGrams: 70 },
  { code: "030201", servingGrams: 50 },
  { code: "030202", servingGrams: 30 },
  { code: "0303", servingGrams: 30 },
  { code: "0304", servingGrams: 30 },
  { code: "0305", servingGrams: 40 },
  { code: "0401", servingGrams: 120, nutriScoreClass: "red_meat" },
  { code: "040103", servingGrams: 120, nutriScoreClass: "general" },
  { code: "040104", servingGrams: 120, nutriScoreClass: "general" },
  { code: "0402", servingGrams: 140, nutriScoreClass: "red_meat" },
  { code: "040203", servingGrams: 140, nutriScoreClass: "general" },
  { code: "040204", servingGrams: 140, nutriScoreClass: "general" },
  { code: "0403", servingGrams: 50, nutriScoreClass: "red_meat" },
  { code: "040304", servingGrams: 80, nutriScoreClass: "red_meat" },
  { code: "040307", servingGrams: 120 },
  { code: "040309", servingGrams: 50 },
  { code: "0404", servingGrams: 100 },
  { code: "0405", servingGrams: 120 },
  { code: "0406", servingGrams: 140 },
  { code: "0407", servingGrams: 100 },
  { code: "0408", servingGrams: 100 },
  { code: "0409", servingGrams: 80 },
  { code: "0410", servingGrams: 100 },
  { code: "050101", servingGrams: 200, nutriScoreClass: "beverage", gramsPerMl: 1.03, glassMl: 200 },
  { code: "050102", servingGrams: 200, nutriScoreClass: "beverage", gramsPerMl: 1.03, glassMl: 200 },
  { code: "050103", servingGrams: 30 },
  { code: "0502", servingGrams: 125 },
  { code: "050202", servingGrams: 100 },
  { code: "0503", servingGrams: 30, nutriScoreClass: "cheese" },
  { code: "050306", servingGrams: 30, nutriScoreClass: "general" },
  { code: "0504", servingGrams: 30, nutriScoreClass: "fat_oil_nut_seed", gramsPerMl: 1 },
  { code: "0601", servingGrams: 200, nutriScoreClass: "water", gramsPerMl: 1, glassMl: 200 },
  {
    code: "060201",
    servingGrams: 200,
    nutriScoreClass: "beverage",
    producePercent: 100,
    gramsPerMl: 1.04,
    glassMl: 200,
  },
  {
    code: "060202",
    servingGrams: 200,
    nutriScoreClass: "beverage",
    producePercent: 50,
    gramsPerMl: 1.05,
    glassMl: 200,
  },
  { code: "060203", servingGrams: 330, nutriScoreClass: "beverage", gramsPerMl: 1.03, glassMl: 200 },
  { code: "060204", servingGrams: 200, nutriScoreClass: "beverage", gramsPerMl: 1.04, glassMl: 200 },
  { code: "060205", servingGrams: 200, nutriScoreClass: "beverage", gramsPerMl: 1.03, glassMl: 200 },
  { code: "060206", servingGrams: 150, nutriScoreClass: "beverage", gramsPerMl: 1 },
  { code: "060207", servingGrams: 20 },
  { code: "060301", servingGrams: 125, nutriScoreClass: "alcohol", gramsPerMl: 0.99, glassMl: 125 },
  { code: "060302", servingGrams: 250, nutriScoreClass: "alcohol", gramsPerMl: 1, glassMl: 250 },
  { code: "060303", servingGrams: 40, nutriScoreClass: "alcohol", gramsPerMl: 0.95 },
  { code: "060304", servingGrams: 150, nutriScoreClass: "alcohol", gramsPerMl: 1, glassMl: 150 },
  { code: "0701", servingGrams: 10 },
  { code: "0702", servingGrams: 20 },
  { code: "0703", servingGrams: 20 },
  { code: "0704", servingGrams: 20, producePercent: 40 },
  { code: "0705", servingGrams: 60 },
  { code: "0706", servingGrams: 30 },
  { code: "0707", servingGrams: 40 },
  { code: "0708", servingGrams: 25 },
  { code: "0709", servingGrams: 90 },
  { code: "08", servingGrams: 60 },
  { code: "09", servingGrams: 10, nutriScoreClass: "fat_oil_nut_seed" },
  { code: "0902", servingGrams: 10, nutriScoreClass: "fat_oil_nut_seed", gramsPerMl: 0.92 },
  { code: "0904", servingGrams: 10, nutriScoreClass: "fat_oil_nut_seed", gramsPerMl: 0.92 },
  { code: "100101", servingGrams: 20 },
  { code: "1001", servingGrams: 50 },
  { code: "1002", servingGrams: 10 },
  { code: "1003", servingGrams: 10 },
  { code: "1004", servingGrams: 1 },
  { code: "1005", servingGrams: 1 },
  { code: "100601", servingGrams: 5, producePercent: 100 },
  { code: "100602", servingGrams: 1 },
  { code: "1007", servingGrams: 5 },
  { code: "1008", servingGrams: 30 },
  { code: "1009", servingGrams: 100 },
  { code: "1010", servingGrams: 30 },
  { code: "1101", servingGrams: 200, nutriScoreClass: "beverage", gramsPerMl: 1.03 },
  { code: "1102", servingGrams: 200, producePercent: 50 },
  { code: "1103", servingGrams: 130, producePercent: 60 },
  { code: "1104", servingGrams: 20 },
];

/** Replaces what the group's table says, for foods whose name says otherwise. */
interface NameRule {
  readonly groupStart: string;
  readonly name: RegExp;
  readonly change: Partial<CiqualGroup>;
}

const nameRules: readonly NameRule[] = [
  { groupStart: "0902", name: /^(olive|avocado) oil/i, change: { producePercent: 100 } },
  {
    groupStart: "02",
    name: /potato|yam\b|cassava|manioc|taro|dasheen|dachine|plantain|breadfruit|malanga|arrowroot/i,
    change: { producePercent: 0 },
  },
  { groupStart: "0201", name: /juice/i, change: { nutriScoreClass: "beverage", gramsPerMl: 1.03 } },
  {
    groupStart: "0204",
    name: /juice/i,
    change: { nutriScoreClass: "beverage", gramsPerMl: 1.04, servingGrams: 200 },
  },
  {
    groupStart: "04",
    name: /chicken|turkey|poultry|duck|goose|guinea|quail|ostrich|pigeon|hen\b|pheasant|fish|salmon|tuna|surimi|rabbit/i,
    change: { nutriScoreClass: "general" },
  },
  {
    groupStart: "0601",
    name: /flavou?red|lemon|aroma|sugar|sweeten|fruit/i,
    change: { nutriScoreClass: "beverage" },
  },
  { groupStart: "0603", name: /alcohol-free|<1° alcohol/i, change: { nutriScoreClass: "beverage" } },
  {
    groupStart: "06",
    name: /powder|ground|instant.*dry|(?<!^cider|^wine, white), dry\b|to be diluted|undiluted|syrup/i,
    change: { nutriScoreClass: "general", servingGrams: 20 },
  },
  { groupStart: "1101", name: /powder/i, change: { nutriScoreClass: "general", servingGrams: 20 } },
];

/** The group of a food, by CIQUAL's three group codes, of which the longest known counts, and its English name. */
export function ciqualGroupOf(codes: readonly string[], name: string): CiqualGroup {
  const code = codes.findLast((text) => /[1-9]/.test(text)) ?? "00";
  const group = groups
    .filter((candidate) => code.startsWith(candidate.code))
    .reduce<Group | undefined>(
      (best, next) => (best && best.code.length > next.code.length ? best : next),
      undefined,
    );
  if (group === undefined) throw new Error(`CIQUAL: no such food group: ${code} (${name})`);
  const changes = nameRules
    .filter((rule) => code.startsWith(rule.groupStart) && rule.name.test(name))
    .map(({ change }) => change);
  return Object.assign({}, group, ...changes) satisfies CiqualGroup;
}
