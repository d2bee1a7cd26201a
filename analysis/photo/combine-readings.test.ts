import { expect, test } from "vitest";
import { combinePhotos } from "./combine-readings.ts";
import { eachKind, type KindShares } from "./photo-label.ts";
import { splitFeatures } from "./plates/plate-features.ts";
import type { PhotoReading, RecognisedFood, Witness } from "./recogniser.ts";

const seen = (labelId: string, probability: number, rest: Partial<RecognisedFood> = {}): RecognisedFood => ({
  ...{ labelId, probability, pieces: null, isSure: false, witnesses: [] },
  ...rest,
});
const reading = (foods: readonly RecognisedFood[], rest: Partial<PhotoReading> = {}): PhotoReading => ({
  foods,
  foodProbability: 0.5,
  ...rest,
});
const combine = (...readings: readonly PhotoReading[]) =>
  combinePhotos(readings.map((each, at) => ({ number: at + 1, reading: each })));

test("a single photo says what it says", () => {
  const only = reading([seen("apple", 0.9)]);
  expect(combine(only)).toBe(only);
});

test.each<[string, readonly Witness[], readonly Witness[], number, boolean]>([
  ["by both witnesses, each on its photo", ["box"], ["class"], 0.8, true],
  ["by one witness twice", ["class"], ["class"], 0.95, false],
  ["by both, but hardly likely on either", ["box"], ["class"], 0.7, false],
  ["by none", [], [], 0.9, false],
])("a food that two photos show %s", (_, first, second, probability, isSure) => {
  const { foods } = combine(
    reading([seen("banana", 0.3, { witnesses: first })]),
    reading([seen("banana", probability, { witnesses: second })]),
  );
  expect(foods).toMatchObject([{ labelId: "banana", probability, isSure, photo: 1 }]);
});

test("another angle adds no pieces, and a food that one photo is sure of is claimed", () => {
  const { foods } = combine(
    reading([seen("egg", 0.4, { pieces: 2 })]),
    reading([seen("apple", 0.9, { isSure: true }), seen("egg", 0.9, { pieces: 1, isSure: true })]),
  );
  expect(foods).toMatchObject([
    { labelId: "egg", pieces: 2, isSure: true, photo: 1 },
    { labelId: "apple", pieces: null, isSure: true, photo: 2 },
  ]);
});

test("it is food where one photo shows food, print only where all are print", () => {
  const receipt = reading([], { foodProbability: 0.1, print: "receipt" });
  expect(combine(receipt, reading([], { foodProbability: 0.8 }))).toMatchObject({ foodProbability: 0.8 });
  expect(combine(receipt, reading([])).print).toBeUndefined();
  expect(combine(receipt, receipt).print).toBe("receipt");
});

test("keeps what each photo looks like", () => {
  const features = (value: number) => new Uint8Array(1280).fill(value);
  const both = combine(
    reading([], { features: features(1) }),
    reading([]),
    reading([], { features: features(2) }),
  );
  expect(splitFeatures(both.features ?? new Uint8Array())).toEqual([features(1), features(2)]);
});

function kindsReading(shares: Partial<KindShares>, rest: Partial<PhotoReading> = {}): PhotoReading {
  return reading([], { kinds: eachKind((kind) => shares[kind] ?? 0), ...rest });
}

test("takes the kinds of several photos on average", () => {
  const { kinds } = combine(kindsReading({ soup: 0.8 }), kindsReading({ salad: 0.4, soup: 0.2 }));
  expect(kinds).toMatchObject({ soup: 0.5, salad: 0.2, rice: 0 });
});

test("leaves a receipt beside a plate out of what the plate looks like", () => {
  const { kinds } = combine(kindsReading({ pizza: 0.6 }), kindsReading({ bread: 0.9 }, { print: "receipt" }));
  expect(kinds).toMatchObject({ pizza: 0.6, bread: 0 });
});

test("knows no kinds where no photo does", () => {
  expect(combine(reading([]), reading([]))).not.toHaveProperty("kinds");
});
