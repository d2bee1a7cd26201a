import { expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { type FoodAdapters, prepareLanguages } from "./food-adapters.ts";

/** `onStep` is called with how many steps have begun. */
function countingAdapters(onStep: (steps: number) => void = () => {}) {
  let steps = 0;
  const step = async () => {
    steps += 1;
    onStep(steps);
  };
  const adapters = {
    analyser: { prepare: step, analyse: step },
    searchFoods: step,
  } as unknown as FoodAdapters;
  return { adapters, steps: () => steps };
}

it("prepares the analyser, then analyses and searches once in each language", async () => {
  const { adapters, steps } = countingAdapters();
  await prepareLanguages(adapters, new AbortController().signal);
  expect(steps()).toBe(1 + 2 * languages.length);
});

it("stops after the step in progress when the process is asked to stop", async () => {
  const stopping = new AbortController();
  const { adapters, steps } = countingAdapters((begun) => begun === 3 && stopping.abort());
  await prepareLanguages(adapters, stopping.signal);
  expect(steps()).toBe(3);
});
