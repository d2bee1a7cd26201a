// Fits the constants of the calorie range by coordinate descent.
import { coverageOf, type MealGroup, type RangeConstants, scoreOf, weightedMean } from "./fitted-range.ts";

/** The constants to fit, each with its plausible range. */
const parameters = [
  /** Not below the uncertainty of grams that a person enters: domain/nutrition/edit-food.ts. */
  { name: "weighed", min: 0.03, max: 0.3 },
  { name: "measured", min: 0.05, max: 0.6 },
  { name: "counted", min: 0.06, max: 0.8 },
  /** These meals nearly always state amounts, so most assumed ones are misreadings; real unstated portions vary less. */
  { name: "assumed", min: 0.1, max: 0.6 },
  { name: "sure", min: 0.04, max: 0.4 },
  { name: "unsure", min: 0.1, max: 2 },
  { name: "candidates", min: 0.01, max: 1.5 },
  { name: "recipe", min: 0.02, max: 1 },
  { name: "common", min: 0.05, max: 0.95 },
  /** Labels are sums over a table; real meals deviate from them by at least this much. */
  { name: "floor", min: 0.05, max: 0.3 },
  { name: "slackKcal", min: 2, max: 15 },
  { name: "lowFactor", min: 0.5, max: 3 },
  { name: "highFactor", min: 0.5, max: 3 },
] as const;

type Parameter = (typeof parameters)[number]["name"];
type Settings = Readonly<Record<Parameter, number>>;

const start: Settings = {
  weighed: 0.04,
  measured: 0.15,
  counted: 0.22,
  assumed: 0.4,
  sure: 0.06,
  unsure: 0.45,
  candidates: 0.2,
  recipe: 0.2,
  common: 0.5,
  floor: 0.05,
  slackKcal: 3,
  lowFactor: 1.28,
  highFactor: 1.28,
};

function constantsOf(settings: Settings): RangeConstants {
  const { weighed, measured, counted, assumed, sure, unsure, candidates, recipe, ...range } = settings;
  return {
    uncertainty: {
      portion: { weighed, measured, counted, assumed },
      row: { sure, unsure, candidates, recipe },
    },
    range,
  };
}

/** Each parameter is multiplied and divided by the step; smaller steps follow when nothing improves. */
const steps = [1.4, 1.15, 1.05, 1.02] as const;
const roundsMax = 12;
/** The overall width follows from the target coverage, so one of the width factors is fixed. */
const fittedParameters = parameters.filter(({ name }) => name !== "lowFactor");

function improveOnce(groups: readonly MealGroup[], settings: Settings, step: number) {
  let best = settings;
  let bestScore = scoreOf(groups, constantsOf(settings));
  for (const { name, min, max } of fittedParameters) {
    for (const factor of [step, 1 / step]) {
      const tried = { ...best, [name]: Math.min(max, Math.max(min, best[name] * factor)) };
      const score = scoreOf(groups, constantsOf(tried));
      if (score < bestScore - 1e-6) {
        best = tried;
        bestScore = score;
      }
    }
  }
  return best;
}

function minimiseScore(groups: readonly MealGroup[]): Settings {
  let settings = start;
  for (const step of steps) {
    for (let round = 0; round < roundsMax; round++) {
      const next = improveOnce(groups, settings, step);
      if (next === settings) break;
      settings = next;
    }
  }
  return settings;
}

const halvings = 20;

/** Scales all widths by one factor to reach the target coverage. */
function scaleWidths(groups: readonly MealGroup[], settings: Settings, coverage: number): Settings {
  const by = (factor: number): Settings => ({
    ...settings,
    lowFactor: settings.lowFactor * factor,
    highFactor: settings.highFactor * factor,
  });
  let [tooNarrow, wideEnough] = [0.2, 5];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = Math.sqrt(tooNarrow * wideEnough);
    const constants = constantsOf(by(middle));
    const reached = weightedMean(groups, ({ meals }) => coverageOf(meals, constants));
    if (reached >= coverage) wideEnough = middle;
    else tooNarrow = middle;
  }
  return by(wideEnough);
}

function roundSettings(settings: Settings): Settings {
  const entries = Object.entries(settings).map(([name, value]) => [name, Number(value.toFixed(3))]);
  return { ...settings, ...Object.fromEntries(entries) };
}

/** The constants of the narrowest ranges that contain this share of the meals. */
export function fitConstants(groups: readonly MealGroup[], coverage: number): RangeConstants {
  return constantsOf(roundSettings(scaleWidths(groups, minimiseScore(groups), coverage)));
}
