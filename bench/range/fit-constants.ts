/** bench: measurements anyone can repeat. This file fits the constants of the calorie range, by one after the other. */
import { coverageOf, type MealGroup, type RangeConstants, scoreOf, weightedMean } from "./fitted-range.ts";

/** The constants as numbers to turn, each within what makes sense. */
const dials = [
  /** No surer than what a person states: domain/nutrition/edit-meal.ts. */
  { name: "weighed", min: 0.03, max: 0.3 },
  { name: "measured", min: 0.05, max: 0.6 },
  { name: "counted", min: 0.06, max: 0.8 },
  /** These meals nearly always say how much, so most that is assumed in them was misread; portions left unsaid vary less. */
  { name: "assumed", min: 0.1, max: 0.6 },
  { name: "sure", min: 0.04, max: 0.4 },
  { name: "unsure", min: 0.1, max: 2 },
  { name: "candidates", min: 0.01, max: 1.5 },
  { name: "recipe", min: 0.02, max: 1 },
  { name: "common", min: 0.05, max: 0.95 },
  /** Labels are sums over a table; what is eaten strays from them by at least that much. */
  { name: "floor", min: 0.05, max: 0.3 },
  { name: "slackKcal", min: 2, max: 15 },
  { name: "lowFactor", min: 0.5, max: 3 },
  { name: "highFactor", min: 0.5, max: 3 },
] as const;

type Dial = (typeof dials)[number]["name"];
type Settings = Readonly<Record<Dial, number>>;

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

/** Each turn is tried with this factor either way; finer when nothing helps any more. */
const steps = [1.4, 1.15, 1.05, 1.02] as const;
const roundsMax = 12;
/** The dials that set all widths together are given by the coverage wanted, so one of them stands still. */
const turned = dials.filter(({ name }) => name !== "lowFactor");

function turnedOnce(groups: readonly MealGroup[], settings: Settings, step: number) {
  let best = settings;
  let bestScore = scoreOf(groups, constantsOf(settings));
  for (const { name, min, max } of turned) {
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

function leastScored(groups: readonly MealGroup[]): Settings {
  let settings = start;
  for (const step of steps) {
    for (let round = 0; round < roundsMax; round++) {
      const next = turnedOnce(groups, settings, step);
      if (next === settings) break;
      settings = next;
    }
  }
  return settings;
}

const halvings = 20;

/** All widths by one factor, so that the share wanted lies inside. */
function widened(groups: readonly MealGroup[], settings: Settings, coverage: number): Settings {
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

function rounded(settings: Settings): Settings {
  const entries = Object.entries(settings).map(([name, value]) => [name, Number(value.toFixed(3))]);
  return { ...settings, ...Object.fromEntries(entries) };
}

/** The constants of the narrowest ranges that hold this share of the meals. */
export function fitConstants(groups: readonly MealGroup[], coverage: number): RangeConstants {
  return constantsOf(rounded(widened(groups, leastScored(groups), coverage)));
}
