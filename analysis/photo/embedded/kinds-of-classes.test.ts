import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsOfDish } from "../photo-label.ts";
import { detectorLabels } from "./boxes.ts";
import { kindsOfClasses, sharesOfKinds } from "./kinds-of-classes.ts";

const classCount = 1000;
const withClasses = (seen: Readonly<Record<number, number>>) =>
  kindsOfClasses(Array.from({ length: classCount }, (_, at) => seen[at] ?? 0));
const place = { left: 0, top: 0, right: 10, bottom: 10 };
const likeliest = (shares: ReturnType<typeof sharesOfKinds>) =>
  kindsOfDish.toSorted((a, b) => shares[b] - shares[a]).slice(0, 3);

test("each class says one thing in all, so that no class counts twice", () => {
  for (let at = 0; at < classCount; at++) {
    const kinds = withClasses({ [at]: 1 });
    const sum = kindsOfDish.reduce((total, kind) => total + kinds[kind], 0);
    expect([0, 1]).toContain(Number(sum.toFixed(9)));
  }
});

test("shares are at most 1 together, and small where little is seen", () => {
  const share = fc.double({ min: 0, max: 0.1, noNaN: true });
  const boxes = fc.array(
    fc
      .record({ label: fc.constantFrom(...detectorLabels), probability: share })
      .map((box) => ({ ...box, ...place })),
  );
  fc.assert(
    fc.property(
      fc.array(share, { minLength: classCount, maxLength: classCount }),
      boxes,
      (classes, found) => {
        const shares = kindsOfDish.map((kind) => sharesOfKinds(kindsOfClasses(classes), found)[kind]);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 30 },
  );
  const wall = sharesOfKinds(withClasses({ 962: 0.01 }), []);
  expect(Math.max(...Object.values(wall))).toBeLessThan(0.1);
});

test("yellow grains that no class has are rice among others, and a box of pizza outweighs a pretzel", () => {
  expect(likeliest(sharesOfKinds(withClasses({ 987: 0.3, 926: 0.2, 941: 0.1 }), []))).toContain("rice");
  const box = { label: "pizza", probability: 0.8, ...place } as const;
  expect(likeliest(sharesOfKinds(withClasses({ 932: 0.3 }), [box]))[0]).toBe("pizza");
});
