import fc from "fast-check";
import { expect, test } from "vitest";
import { type DetectorLabel, detectorLabels, type FoodBox } from "./boxes.ts";
import { type ClassifierView, classifierLabels } from "./classifier-classes.ts";
import { weighEvidence } from "./weigh-evidence.ts";

function view(labels: Readonly<Record<string, number>>, strongestOther = 0.05): ClassifierView {
  const all = classifierLabels.map((label): [string, number] => [label, labels[label] ?? 0.001]);
  return { labels: new Map(all), strongestOther, scene: 0 };
}

function box(label: DetectorLabel, probability: number, left = 100): FoodBox {
  return { label, probability, left, top: 100, right: left + 80, bottom: 180 };
}
const sure = (reading: ReturnType<typeof weighEvidence>) =>
  reading.foods.filter((food) => food.isSure).map((food) => food.labelId);

test("two networks that agree make a food certain, even if neither is certain alone", () => {
  expect(sure(weighEvidence(view({ banana: 0.4 }), [box("banana", 0.35)]))).toEqual(["banana"]);
  expect(sure(weighEvidence(view({ banana: 0.4 }), []))).toEqual([]);
});

test("what only the classifier knows needs a clear view", () => {
  expect(sure(weighEvidence(view({ pineapple: 0.8 }), []))).toEqual(["pineapple"]);
  const doubtful = weighEvidence(view({ pineapple: 0.4 }), []);
  expect(sure(doubtful)).toEqual([]);
  expect(doubtful.foods[0]?.labelId).toBe("pineapple");
});

test("what only the detector knows stands unless the classifier sees something else", () => {
  const boxes = [box("carrot", 0.6), box("carrot", 0.5, 200), box("carrot", 0.4, 300)];
  expect(sure(weighEvidence(view({}), boxes))).toEqual(["carrot"]);
  expect(sure(weighEvidence(view({ "butternut-squash": 0.8 }), boxes.slice(2)))).not.toContain("carrot");
});

test("a red apple is an apple, though the classifier knows only green ones", () => {
  const boxes = [0, 90, 180].map((left) => box("apple", 0.5, left));
  expect(sure(weighEvidence(view({}), boxes))).toEqual(["apple"]);
});

test("an apple beside a banana are two foods", () => {
  const boxes = [box("apple", 0.8, 10), box("banana", 0.7, 300)];
  const reading = weighEvidence(view({ banana: 0.3 }), boxes);
  expect(sure(reading).toSorted()).toEqual(["apple", "banana"]);
  expect(reading.foods.map((food) => food.pieces)).toEqual([1, 1]);
});

test("a doubt between two names of one thing is asked, not said", () => {
  expect(sure(weighEvidence(view({}), [box("apple", 0.4), box("sandwich", 0.4)]))).toEqual([]);
});

test("gives no number of pieces for a whole crate", () => {
  const crate = Array.from({ length: 20 }, (_, at) => box("orange", 0.5, at * 90));
  expect(weighEvidence(view({ orange: 0.5 }), crate).foods[0]?.pieces).toBeNull();
});

test("nothing seen: nothing said, and hardly food", () => {
  const reading = weighEvidence(view({}, 0.9), []);
  expect(reading.foods).toEqual([]);
  expect(reading.foodProbability).toBeLessThan(0.1);
});

test("for any output of the networks, lists each label once, likeliest first, with a probability from 0 to 1", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const boxes = fc.array(
    fc.record({ label: fc.constantFrom(...detectorLabels), probability: share, left: fc.nat(400) }),
  );
  fc.assert(
    fc.property(fc.array(share, { minLength: 45, maxLength: 60 }), share, boxes, (shares, other, found) => {
      const labels = new Map(classifierLabels.map((label, at) => [label, shares[at] ?? 0]));
      const seen = found
        .map(({ label, probability, left }) => box(label, probability, left))
        .sort((a, b) => b.probability - a.probability);
      const { foods, foodProbability } = weighEvidence({ labels, strongestOther: other, scene: 0 }, seen);
      const probabilities = foods.map((food) => food.probability);
      expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
      expect([...probabilities, foodProbability].every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(new Set(foods.map((food) => food.labelId)).size).toBe(foods.length);
    }),
  );
});
