// How many of the wrong meals a perfect doubt could ask about: the size of an error can be expected, its sign and chance cannot.
import type { JudgedMeal } from "./judged-meals.ts";

/** Errors over the tolerance are normal with a spread that is log-normal between meals. */
interface Spreads {
  readonly logMedian: number;
  readonly logDeviation: number;
}

/** Tolerated difference of the energy's logarithm: about what `isNearMiddle` allows. */
const tolerance = 0.25;

const rangeOf = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Standard normal quantiles with their weights. */
const nodes = rangeOf(-4, 4, 0.1).map((z) => ({ z, weight: 0.1 * density(z) }));

function density(z: number): number {
  return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
}

/** Abramowitz & Stegun 26.2.17, to 1e-7: probability above z ≥ 0. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return density(z) * terms.reduce((sum, factor, at) => sum + factor * t ** (at + 1), 0);
}

const spreadAt = ({ logMedian, logDeviation }: Spreads, z: number) => Math.exp(logMedian + logDeviation * z);

function logLikelihood(errors: readonly number[], spreads: Spreads): number {
  const scales = nodes.map(({ z, weight }) => ({ weight, spread: spreadAt(spreads, z) }));
  return errors.reduce((sum, error) => {
    const each = scales.map(({ weight, spread }) => (weight * density(error / spread)) / spread);
    return sum + Math.log(each.reduce((total, part) => total + part, 1e-300));
  }, 0);
}

function fitSpreads(errors: readonly number[]): Spreads {
  const tried = rangeOf(-1.6, 0.2, 0.1).flatMap((logMedian) =>
    rangeOf(0, 1.2, 0.1).map((logDeviation) => ({ logMedian, logDeviation })),
  );
  const rated = tried.map((spreads) => ({ spreads, value: logLikelihood(errors, spreads) }));
  return rated.reduce((best, each) => (each.value > best.value ? each : best)).spreads;
}

/** Share of the wrong meals among the most uncertain ones, if every meal's own spread were known. */
export function shareCaughtBySpread(meals: readonly JudgedMeal[], askedShare: number): number {
  const spreads = fitSpreads(meals.map(({ error }) => error / tolerance));
  const rated = nodes.map(({ z, weight }) => ({
    weight,
    wrong: 2 * weight * upperTail(1 / spreadAt(spreads, z)),
  }));
  let [asked, caught] = [0, 0];
  for (const { weight, wrong } of rated.toReversed()) {
    const share = Math.min(1, Math.max(0, (askedShare - asked) / weight));
    asked += share * weight;
    caught += share * wrong;
  }
  return caught / rated.reduce((sum, { wrong }) => sum + wrong, 0);
}
