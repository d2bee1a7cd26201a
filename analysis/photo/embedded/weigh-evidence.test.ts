import fc from "fast-check";
import { expect, test } from "vitest";
import { type DetectorLabel, detectorLabels, type FoodBox } from "./boxes.ts";
import { type ClassifierView, classifierLabels } from "./classifier-classes.ts";
import type { ColourShare } from "./colour-witness.ts";
import { kindsOfClasses } from "./kinds-of-classes.ts";
import { weighEvidence as weigh } from "./weigh-evidence.ts";

function view(labels: Readonly<Record<string, number>>, strongestOther = 0.05): ClassifierView {
  const all = classifierLabels.map((label): [string, number] => [label, labels[label] ?? 0.001]);
  const kinds = kindsOfClasses([]);
  return { labels: new Map(all), kinds, strongestOther, scene: 0, packet: 0, print: 0 };
}

function box(label: DetectorLabel, probability: number, left = 100): FoodBox {
  return { label, probability, left, top: 100, right: left + 80, bottom: 180 };
}

/** The foods that were drawn have their colours; a carrot's fills half of the photo. */
const rightColours: readonly (readonly [DetectorLabel, ColourShare])[] = detectorLabels.map((label) => [
  label,
  { ofBoxes: 0.8, ofPhoto: 0.5 },
]);
function weighEvidence(seen: ClassifierView, boxes: readonly FoodBox[], colours = new Map(rightColours)) {
  return weigh({ view: seen, boxes, colours });
}
const sure = (reading: ReturnType<typeof weighEvidence>) =>
  reading.foods.filter((food) => food.isSure).map((food) => food.labelId);

test("two networks that agree make a food certain, even if neither is certain alone", () => {
  expect(sure(weighEvidence(view({ banana: 0.4 }), [box("banana", 0.35)]))).toEqual(["banana"]);
  expect(sure(weighEvidence(view({ banana: 0.4 }), []))).toEqual([]);
});

test("what only the classifier knows is offered, however clear", () => {
  const reading = weighEvidence(view({ pineapple: 0.95 }), []);
  expect(sure(reading)).toEqual([]);
  expect(reading.foods[0]?.labelId).toBe("pineapple");
});

test("what only the detector knows is offered", () => {
  const reading = weighEvidence(view({}), [box("cake", 0.95), box("cake", 0.9, 300)]);
  expect(sure(reading)).toEqual([]);
  expect(reading.foods[0]?.labelId).toBe("cake");
});

const carrots = [0, 90, 180, 270].map((left) => box("carrot", 0.6, left));

test("carrots, which the classifier has no class for, are claimed if a heap of them fills the photo with orange", () => {
  expect(sure(weighEvidence(view({}), carrots))).toEqual(["carrot"]);
  expect(sure(weighEvidence(view({}), carrots.slice(1)))).toEqual([]);
  expect(sure(weighEvidence(view({ "butternut-squash": 0.8 }), carrots))).not.toContain("carrot");
});

test("a few strips of carrot on a dish are not a meal of carrots", () => {
  const strips = new Map<DetectorLabel, ColourShare>([["carrot", { ofBoxes: 0.9, ofPhoto: 0.15 }]]);
  expect(sure(weighEvidence(view({}), carrots, strips))).toEqual([]);
});

test("a white radish is no banana, though both networks take it for one", () => {
  const white = new Map<DetectorLabel, ColourShare>([["banana", { ofBoxes: 0.1, ofPhoto: 0.05 }]]);
  const reading = weighEvidence(view({ banana: 0.5 }), [box("banana", 0.5)], white);
  expect(sure(reading)).toEqual([]);
  expect(reading.foods[0]?.labelId).toBe("banana");
});

test("the classifier's likeliest food must be the same, or a near relation", () => {
  expect(sure(weighEvidence(view({ orange: 0.25, lemon: 0.3 }), [box("orange", 0.6)]))).toEqual(["orange"]);
  expect(sure(weighEvidence(view({ banana: 0.25, cucumber: 0.3 }), [box("banana", 0.6)]))).toEqual([]);
});

test("pizza needs both networks to be clear", () => {
  expect(sure(weighEvidence(view({ pizza: 0.6 }), [box("pizza", 0.7)]))).toEqual(["pizza"]);
  expect(sure(weighEvidence(view({ pizza: 0.4 }), [box("pizza", 0.9)]))).toEqual([]);
  expect(sure(weighEvidence(view({ pizza: 0.9 }), [box("pizza", 0.4)]))).toEqual([]);
});

test("beside a food that is certain, another with a clear box of its own is offered", () => {
  const boxes = [box("apple", 0.8, 10), box("banana", 0.7, 300)];
  const reading = weighEvidence(view({ banana: 0.5 }), boxes);
  expect(sure(reading)).toEqual(["banana"]);
  expect(reading.foods.map((food) => food.labelId).toSorted()).toEqual(["apple", "banana"]);
  expect(reading.foods.map((food) => food.pieces)).toEqual([1, 1]);
});

test("a doubt between two names of one thing is asked about, and neither is claimed", () => {
  expect(sure(weighEvidence(view({}), [box("apple", 0.4), box("sandwich", 0.4)]))).toEqual([]);
});

test("gives no number of pieces for a whole crate", () => {
  const crate = Array.from({ length: 20 }, (_, at) => box("orange", 0.5, at * 90));
  expect(weighEvidence(view({ orange: 0.5 }), crate).foods[0]?.pieces).toBeNull();
});

test("nothing seen: nothing claimed, and hardly food", () => {
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
      const { foods, foodProbability } = weighEvidence(
        { labels, kinds: kindsOfClasses([]), strongestOther: other, scene: 0, packet: 0, print: 0 },
        seen,
      );
      const probabilities = foods.map((food) => food.probability);
      expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
      expect([...probabilities, foodProbability].every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(new Set(foods.map((food) => food.labelId)).size).toBe(foods.length);
    }),
  );
});

const apples = [0, 90, 180].map((left) => box("apple", 0.35, left));
const looked = (label: DetectorLabel, ...views: readonly Readonly<Record<string, number>>[]) => ({
  closer: { label, views: views.map((each) => view(each)) },
});
const sureOf = (boxes: readonly FoodBox[], more: object, colours = new Map(rightColours)) =>
  sure(weigh({ view: view({}), boxes, colours, ...more }));

test("red apples, which the classifier hardly knows, are claimed if it sees apples in single ones", () => {
  expect(sureOf(apples, {})).toEqual([]);
  expect(sureOf(apples, looked("apple", { apple: 0.05, fig: 0.1 }, { apple: 0.1 }))).toEqual(["apple"]);
});

test("what is another fruit from close by is no apple, nor what has no apple's colour", () => {
  expect(sureOf(apples, looked("apple", { apple: 0.03, lemon: 0.27 }))).toEqual([]);
  expect(sureOf(apples, looked("orange", { apple: 0.3 }))).toEqual([]);
  const blue = new Map<DetectorLabel, ColourShare>([["apple", { ofBoxes: 0.1, ofPhoto: 0.1 }]]);
  expect(sureOf(apples, looked("apple", { apple: 0.3 }), blue)).toEqual([]);
});

test("a closer look makes no dish certain", () => {
  expect(sureOf([box("pizza", 0.9)], looked("pizza", { pizza: 0.9 }))).toEqual([]);
});
