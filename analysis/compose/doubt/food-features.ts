import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { type PortionRole, servingGrams } from "#food/portions/servings.ts";
import type { ComposedFood } from "../compose-food.ts";
import { compareWordsWithRow, type WordsAndRow } from "./words-and-row.ts";

/** Features that say how well one food was understood. Logarithms are natural; amounts in g and kcal. */
export interface FoodFeatures extends WordsAndRow {
  readonly kcal: number;
  /** Share of its words' worth that the row earned, and its lead over the next row. */
  readonly scoreShare: number;
  readonly lead: number;
  /** How far the energies of rows that score alike lie from the row's own. */
  readonly rowSpread: number;
  readonly isNamedRow: number;
  readonly parts: number;
  readonly words: number;
  readonly rowWords: number;
  readonly isMeasured: number;
  readonly isCounted: number;
  readonly isAssumed: number;
  /** How much its serving differs between countries, and with its place in the meal. */
  readonly countrySpread: number;
  readonly roleSpread: number;
  /** Against the amount that the table assumes, that is served, and that is in the middle of the row's measures. */
  readonly overDefault: number;
  readonly overServing: number;
  readonly overMedian: number;
  /** Share of the row's measures that are lighter. */
  readonly lighterMeasures: number;
  readonly measureSpread: number;
}

const logOffset = { kcal: 10, grams: 5, portion: 1 } as const;
/** Rows count less, the further their scores are behind; as a share of the perfect score. */
const scoreScale = 0.1;
/** Nothing to tell the spread of measures from. */
const unknownSpread = 0.5;

/** The countries whose servings differ most. */
const comparedCountries = ["US", "GB", "ES", "FR", "MX"] as const;
const comparedRoles = ["alone", "side", "with"] as const;

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function logServing({ row, food }: ComposedFood, role: PortionRole, country: Country): number {
  return Math.log((servingGrams(row, role, country) ?? row.defaultGrams ?? food.grams) + logOffset.grams);
}

/**
 * Between countries, by row and role. Kept, because `servingGrams` keeps one country of a row: asking for five of them each time
 * worked out all of them each time.
 */
const countrySpreads = new WeakMap<FoodRow, Map<PortionRole, number>>();

function countrySpreadOf(composed: ComposedFood): number {
  const { row, evidence } = composed;
  const { role } = evidence;
  const spread = () => deviationOf(comparedCountries.map((each) => logServing(composed, role, each)));
  // Where no serving is known either, it depends on the grams of this very food.
  if (row.defaultGrams === null) return spread();
  const known = countrySpreads.get(row) ?? new Map<PortionRole, number>();
  const kept = known.get(role) ?? spread();
  countrySpreads.set(row, known.set(role, kept));
  return kept;
}

function roleSpreadOf(composed: ComposedFood): number {
  const { country } = composed.evidence;
  return deviationOf(comparedRoles.map((each) => logServing(composed, each, country)));
}

function logGramsRatio(grams: number, other: number | null | undefined): number {
  return Math.log((grams + logOffset.grams) / ((other ?? grams) + logOffset.grams));
}

function rowSpreadOf({ row, evidence: { found } }: ComposedFood): number {
  const [first] = found;
  if (first === undefined) return 0;
  const scale = scoreScale * first.perfectScore + 1e-9;
  let [sum, weights] = [0, 0];
  for (const other of found) {
    const weight = Math.exp(-(first.score - other.score) / scale);
    const energies = [other.row, row].map(({ per100Grams }) => per100Grams.calories + logOffset.kcal);
    sum += weight * Math.log((energies[0] ?? 1) / (energies[1] ?? 1)) ** 2;
    weights += weight;
  }
  return Math.sqrt(sum / weights);
}

function measuresOf({ row, food }: ComposedFood) {
  const grams = row.portions.map((portion) => portion.grams).filter((each) => each > 0);
  grams.sort((a, b) => a - b);
  const at = (share: number) => grams[Math.min(grams.length - 1, Math.floor(grams.length * share))] ?? 0;
  if (grams.length === 0) return { overMedian: 0, lighterMeasures: 0.5, measureSpread: unknownSpread };
  const lighter = grams.filter((each) => each < food.grams).length;
  const spread = Math.log((at(0.9) + logOffset.portion) / (at(0.1) + logOffset.portion));
  return {
    overMedian: logGramsRatio(food.grams, at(0.5)),
    lighterMeasures: lighter / grams.length,
    measureSpread: grams.length > 1 ? spread : unknownSpread,
  };
}

export function foodFeaturesOf(composed: ComposedFood): FoodFeatures {
  const { food, row, origin, evidence } = composed;
  const { found, parts, words, role, country } = evidence;
  const [first, second] = found;
  const perfect = first?.perfectScore || 1;
  return {
    kcal: (food.per100Grams.calories * food.grams) / 100,
    scoreShare: (first?.score ?? 0) / perfect,
    lead: second === undefined ? 1 : ((first?.score ?? 0) - second.score) / perfect,
    rowSpread: rowSpreadOf(composed),
    isNamedRow: row.names === undefined ? 0 : 1,
    parts,
    words,
    rowWords: row.source.description.split(":")[0]?.match(/\w+/g)?.length ?? 0,
    isMeasured: origin === "measured" ? 1 : 0,
    isCounted: origin === "counted" ? 1 : 0,
    isAssumed: origin === "assumed" ? 1 : 0,
    countrySpread: countrySpreadOf(composed),
    roleSpread: roleSpreadOf(composed),
    ...compareWordsWithRow(composed),
    overDefault: logGramsRatio(food.grams, row.defaultGrams),
    overServing: logGramsRatio(food.grams, servingGrams(row, role, country)),
    ...measuresOf(composed),
  };
}
