import { expect, it } from "vitest";
import { createAgreeingRecogniser } from "./agreeing-recogniser.ts";
import type { FoodRecogniser, RecognisedFood } from "./recogniser.ts";

const photo = { width: 1, height: 1, data: new Uint8Array(3) };

function seeing(name: string, foods: readonly Partial<RecognisedFood>[]): FoodRecogniser {
  const seen = foods.map((food) => ({ labelId: "", probability: 0.9, pieces: null, isSure: true, ...food }));
  return {
    name,
    recognise: async () => ({ foods: seen, foodProbability: 0.9 }),
    close: async () => {},
  };
}

async function sureOf(
  witness: readonly Partial<RecognisedFood>[],
  checked: readonly Partial<RecognisedFood>[],
) {
  const both = createAgreeingRecogniser(seeing("zero-shot", witness), seeing("embedded", checked));
  const { foods } = await both.recognise(photo);
  return { sure: foods.filter(({ isSure }) => isSure).map(({ labelId }) => labelId), foods };
}

it("offers what one model alone is sure of", async () => {
  const { sure, foods } = await sureOf([{ labelId: "ribs" }], [{ labelId: "meatloaf", isSure: false }]);
  expect(sure).toEqual([]);
  expect(foods.map(({ labelId }) => labelId)).toContain("ribs");
});

it("accepts what the other saw as well, with the pieces that it counted", async () => {
  const { sure, foods } = await sureOf(
    [{ labelId: "lemon" }],
    [{ labelId: "lemon", probability: 0.3, isSure: false, pieces: 2 }],
  );
  expect(sure).toEqual(["lemon"]);
  expect(foods[0]?.pieces).toBe(2);
});

it("accepts what the checked one is sure of, though the other prefers another food", async () => {
  const { sure } = await sureOf(
    [
      { labelId: "banana", probability: 0.95, isSure: false },
      { labelId: "plantain", probability: 0.7 },
    ],
    [{ labelId: "banana", probability: 0.8 }],
  );
  expect(sure).toEqual(["banana"]);
});

it("does not offer what the checked one alone suspects where the other names something", async () => {
  const broccoli = { labelId: "broccoli", probability: 0.95, isSure: false };
  const named = await sureOf([{ labelId: "biryani", probability: 0.6, isSure: false }], [broccoli]);
  expect(named.foods.map(({ labelId }) => labelId)).toEqual(["biryani"]);
  const unnamed = await sureOf([], [broccoli]);
  expect(unnamed.foods.map(({ labelId }) => labelId)).toEqual(["broccoli"]);
});

it("does not count a faint trace as seen", async () => {
  const { sure } = await sureOf(
    [{ labelId: "lemon" }],
    [{ labelId: "lemon", probability: 0.05, isSure: false }],
  );
  expect(sure).toEqual([]);
});
