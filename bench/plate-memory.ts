// `npm run bench -- plate-memory FOLDER… [--fit]`: whether the right meal of a simulated person is among the first, over photos by dish.
import {
  type MealMoment,
  type PlateWeights,
  plateWeights,
  rankOwnMeals,
} from "#analysis/photo/plates/rank-own-meals.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { type DishPhoto, readDishPhotos } from "./plate-memory/photos-by-dish.ts";
import { habits, type Shot, type SimulatedPerson, simulatePerson } from "./plate-memory/simulated-person.ts";
import { median } from "./quantile.ts";

const shotCounts = [1, 2, 3, 5] as const;
/** Even seeds are fitted on, odd ones measured. */
const persons = 120;
/** Accepted share of wrong claims, which nobody was asked about. */
const wrongClaimsMax = 0.02;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);

function rank(person: SimulatedPerson, shot: Shot, weights: PlateWeights | null) {
  const { plates, eaten } = person;
  return weights === null
    ? rankOwnMeals(shot.features, { plates, eaten: [], moment: shot.moment })
    : rankOwnMeals(shot.features, { plates, eaten, moment: shot.moment }, weights);
}

const seedsOf = (rest: 0 | 1) => Array.from({ length: persons }, (_, at) => 2 * at + rest);

function logLikelihood(people: readonly SimulatedPerson[], weights: PlateWeights): number {
  let sum = 0;
  let count = 0;
  for (const person of people) {
    for (const shot of person.known) {
      const ranked = rank(person, shot, weights);
      const all = ranked.reduce((total, { score }) => total + Math.exp(score), 0);
      const own = ranked.find(({ meal }) => meal === shot.dish)?.score ?? Number.NEGATIVE_INFINITY;
      sum += own - Math.log(all);
      count += 1;
    }
  }
  return sum / count;
}

/** Fits the weights one at a time, until none gets better. */
function fitWeights(people: readonly SimulatedPerson[]): PlateWeights {
  const tried: Readonly<Record<keyof PlateWeights, readonly number[]>> = {
    likeness: [10, 14, 17, 20, 23, 26, 30],
    halfLifeDays: [14, 30, 60, 90],
    hourDeviation: [1, 1.5, 2, 3],
    otherHour: [0.02, 0.05, 0.1, 0.2, 0.4],
    otherDay: [0.3, 0.4, 0.5, 0.6, 0.8, 1],
    atLeast: [0.02, 0.05, 0.1, 0.2, 0.5, 1],
  };
  let best = { weights: plateWeights, value: logLikelihood(people, plateWeights) };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const name of Object.keys(tried) as (keyof PlateWeights)[]) {
      for (const value of tried[name]) {
        const weights = { ...best.weights, [name]: value };
        const reached = logLikelihood(people, weights);
        if (reached > best.value + 1e-6) {
          best = { weights, value: reached };
          isBetter = true;
        }
      }
    }
  }
  return best.weights;
}

/** The largest share of the shots that can be claimed, surest first, while few enough of the claims are wrong. */
function claimsAt(claims: readonly { readonly lead: number; readonly isRight: boolean }[]) {
  const sorted = claims.toSorted((a, b) => b.lead - a.lead);
  let wrong = 0;
  let most = 0;
  for (const [at, { isRight }] of sorted.entries()) {
    if (!isRight) wrong += 1;
    if (wrong / (at + 1) <= wrongClaimsMax) most = at + 1;
  }
  return most / Math.max(1, claims.length);
}

function measure(people: readonly SimulatedPerson[], weights: PlateWeights | null) {
  let first = 0;
  let firstThree = 0;
  let firstFour = 0;
  let count = 0;
  const milliseconds: number[] = [];
  const claims: { lead: number; isRight: boolean }[] = [];
  const note = (person: SimulatedPerson, shot: Shot) => {
    const start = performance.now();
    const ranked = rank(person, shot, weights);
    milliseconds.push(performance.now() - start);
    const lead = (ranked[0]?.score ?? 0) - (ranked[1]?.score ?? 0);
    claims.push({ lead, isRight: ranked[0]?.meal === shot.dish });
    return ranked.findIndex(({ meal }) => meal === shot.dish);
  };
  for (const person of people) {
    for (const shot of person.known) {
      const at = note(person, shot);
      count += 1;
      if (at === 0) first += 1;
      if (at >= 0 && at < 3) firstThree += 1;
      if (at >= 0 && at < 4) firstFour += 1;
    }
    for (const shot of person.strange) note(person, shot);
  }
  return {
    first: first / count,
    firstThree: firstThree / count,
    firstFour: firstFour / count,
    claimed: claimsAt(claims),
    milliseconds: median(milliseconds),
  };
}

/** A memory as full as it gets. */
function millisecondsOfFullMemory(photos: readonly DishPhoto[]): number {
  const plates = Array.from({ length: 300 }, (_, at) => {
    const { dish: meal, features = new Uint8Array(plateFeaturesLength) } = photos[at % photos.length] ?? {
      dish: "",
    };
    return { meal, features };
  });
  const moment: MealMoment = { hour: 14, isWeekend: false };
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    rankOwnMeals(photos[0]?.features ?? new Uint8Array(plateFeaturesLength), { plates, eaten: [], moment });
    return performance.now() - start;
  });
  return median(times);
}

const folders = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (folders.length === 0) throw new Error("Usage: npm run bench -- plate-memory FOLDER… [--fit]");
const photos = await readDishPhotos(folders);
const simulate = (shots: number, rest: 0 | 1) =>
  seedsOf(rest).map((seed) => simulatePerson(photos, shots, seed));
console.log(
  `${photos.length} photos of ${new Set(photos.map(({ dish }) => dish)).size} dishes; habits: ${JSON.stringify(habits)}`,
);
if (process.argv.includes("--fit"))
  console.log("fitted:", fitWeights([...simulate(1, 0), ...simulate(3, 0)]));
for (const shots of shotCounts) {
  const people = simulate(shots, 1);
  const dishes = new Set(people.flatMap(({ plates }) => plates.map(({ meal }) => meal)));
  const known = people[0] ? new Set(people[0].plates.map(({ meal }) => meal)).size : 0;
  console.log(`${shots} photo${shots === 1 ? "" : "s"} of each of ${known} meals (of ${dishes.size})`);
  for (const [name, weights] of [
    ["likeness alone", null],
    ["with habits", plateWeights],
  ] as const) {
    const { first, firstThree, firstFour, claimed, milliseconds } = measure(people, weights);
    console.log(
      `  ${name.padEnd(15)} first ${percent(first)}, first three ${percent(firstThree)}, first four ${percent(firstFour)}; could claim ${percent(claimed)} at ${percent(wrongClaimsMax)} wrong; ${milliseconds.toFixed(2)} ms`,
    );
  }
}
console.log(
  `full memory (300 photos): ${millisecondsOfFullMemory(photos).toFixed(2)} ms; ${plateFeaturesLength} bytes a photo`,
);
