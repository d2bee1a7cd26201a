import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kilojoulesOf, type NutriScoreInputs, nutriScoreOf, type ScoredClass } from "./nutri-score.ts";
import { saltGramsOf } from "./salt.ts";

/**
 * Worked by hand from the algorithm's text (Santé publique France, "Nutri-Score: scientific report 2022 and 2023
 * update", main algorithm and beverages), the points of each step beside the case: N unfavourable, P favourable.
 */
const nothing: NutriScoreInputs = {
  energyKj: 0,
  sugars: 0,
  saturatedFat: 0,
  fat: 0,
  salt: 0,
  protein: 0,
  fiber: 0,
  fruitVegetableLegumePercent: 0,
  hasNonNutritiveSweeteners: false,
};

function scored(scoreClass: ScoredClass, inputs: Partial<NutriScoreInputs>): string {
  const { points, letter } = nutriScoreOf({ ...nothing, ...inputs }, scoreClass);
  return `${points} ${letter}`;
}

const steak = { energyKj: 600, fat: 6, saturatedFat: 2.3, salt: 0.13, protein: 22 };
const hardCheese = { energyKj: 1548, fat: 28, saturatedFat: 18, salt: 0.5, protein: 28 };
const semiSkimmedMilk = {
  energyKj: 195,
  sugars: 4.8,
  fat: 1.6,
  saturatedFat: 1,
  salt: 0.1,
  protein: 3.3,
};

describe("general food", () => {
  it.each([
    // N: sugars 3. P: fruit 5.
    ["an apple", { energyKj: 218, sugars: 10.4, fiber: 2.4, fruitVegetableLegumePercent: 100 }, "-2 A"],
    // N: energy 6, sugars 15, saturated fat 10. P: fibre 1; protein not counted from 11 on.
    [
      "a chocolate spread",
      { energyKj: 2252, sugars: 56.3, fat: 31, saturatedFat: 10.6, salt: 0.1, protein: 6.3, fiber: 3.4 },
      "30 E",
    ],
    // N: energy 4, salt 0. P: protein 5 (12.5 g), fibre 5.
    [
      "wholemeal pasta, dry",
      { energyKj: 1450, sugars: 3, saturatedFat: 0.4, protein: 12.5, fiber: 9 },
      "-6 A",
    ],
    // N: energy 6, sugars 7, saturated fat 5. P: fibre 0.
    ["a biscuit", { energyKj: 2050, sugars: 25, fat: 22, saturatedFat: 5.5, protein: 6, fiber: 2 }, "18 D"],
  ] as const)("%s", (_name, inputs, result) => {
    expect(scored("general", inputs)).toBe(result);
  });

  it("counts protein only below 11 unfavourable points", () => {
    // N: energy 4, saturated fat 4, salt 2 or 3. P: protein 7.
    const rich = { energyKj: 1674, saturatedFat: 4.1, protein: 20 };
    expect(scored("general", { ...rich, salt: 0.5 })).toBe("3 C");
    expect(scored("general", { ...rich, salt: 0.61 })).toBe("11 D");
  });

  it("gives a point for exceeding a threshold, not for reaching it", () => {
    expect(scored("general", { sugars: 3.4 })).toBe("0 A");
    expect(scored("general", { sugars: 3.41 })).toBe("1 B");
    expect(scored("general", { energyKj: 335 })).toBe("0 A");
    expect(scored("general", { energyKj: 335.1 })).toBe("1 B");
    expect(scored("general", { fiber: 3 })).toBe("0 A");
    expect(scored("general", { fiber: 3.01 })).toBe("-1 A");
  });

  it("gives one, two and five points for fruit, vegetables and legumes", () => {
    const shares = [40, 40.1, 60, 60.1, 80, 80.1];
    const points = shares.map((fruitVegetableLegumePercent) =>
      scored("general", { fruitVegetableLegumePercent }),
    );
    expect(points).toEqual(["0 A", "-1 A", "-1 A", "-2 A", "-2 A", "-5 A"]);
  });

  it("ends its letters at 0, 2, 10 and 18 points", () => {
    // Salt alone: twenty points in steps of 0.2 g.
    const ofPoints = (points: number) => scored("general", { salt: points * 0.2 + 0.01 });
    expect([0, 1, 2, 3, 10, 11, 18, 19].map(ofPoints)).toEqual([
      "0 A",
      "1 B",
      "2 B",
      "3 C",
      "10 C",
      "11 D",
      "18 D",
      "19 E",
    ]);
  });
});

describe("red meat", () => {
  it("gets at most two points for protein", () => {
    // N: energy 1, saturated fat 2. P: protein 7, of which 2 count.
    expect(scored("red_meat", steak)).toBe("1 B");
    expect(scored("general", steak)).toBe("-4 A");
  });

  it("gets no points for protein from 11 unfavourable points on", () => {
    // N: energy 3, saturated fat 8.
    expect(scored("red_meat", { energyKj: 1200, saturatedFat: 8.5, protein: 17.5 })).toBe("11 D");
  });
});

describe("cheese", () => {
  it("gets points for protein regardless of the unfavourable points", () => {
    // N: energy 4, saturated fat 10, salt 2. P: protein 7.
    expect(scored("cheese", hardCheese)).toBe("9 C");
    expect(scored("general", hardCheese)).toBe("16 D");
  });
});

describe("fats, oils, nuts and seeds", () => {
  it.each([
    // Energy from saturated fat 518 kJ: 4. Share of fat 14 %: 1. The olive counts as fruit: 5.
    ["olive oil", { fat: 100, saturatedFat: 14, fruitVegetableLegumePercent: 100 }, "0 B"],
    // 270 kJ: 2. 7.3 %: 0.
    ["rapeseed oil", { fat: 100, saturatedFat: 7.3 }, "2 B"],
    // 1924 kJ: 10. 63.4 %: 9.
    ["butter", { fat: 82, saturatedFat: 52, sugars: 0.6, salt: 0.03, protein: 0.7 }, "19 E"],
    // 236.8 kJ: 1. 9.7 %: 0. P: protein 6, fibre 4.
    ["walnuts", { fat: 66, saturatedFat: 6.4, sugars: 3, protein: 14.7, fiber: 6.4 }, "-9 A"],
    // 3182 kJ: 10. 91 %: 10.
    ["coconut oil", { fat: 94.5, saturatedFat: 86 }, "20 E"],
  ] as const)("%s", (_name, inputs, result) => {
    expect(scored("fat_oil_nut_seed", inputs)).toBe(result);
  });

  it("get a point for reaching a threshold of the saturated fat ratio", () => {
    // 370 kJ: 3.
    expect(scored("fat_oil_nut_seed", { fat: 100, saturatedFat: 10 })).toBe("4 C");
    expect(scored("fat_oil_nut_seed", { fat: 100.1, saturatedFat: 10 })).toBe("3 C");
  });

  it("get points for protein only below 7 unfavourable points", () => {
    // 592 kJ: 4. 16 %: 2. P: protein 7.
    const seeds = { fat: 100, saturatedFat: 16, protein: 18 };
    expect(scored("fat_oil_nut_seed", seeds)).toBe("-1 B");
    expect(scored("fat_oil_nut_seed", { ...seeds, salt: 0.21 })).toBe("7 C");
  });

  it("get no points for the saturated fat ratio when they contain no fat", () => {
    expect(scored("fat_oil_nut_seed", {})).toBe("0 B");
  });
});

describe("beverages", () => {
  it.each([
    // Energy 3, sugars 9.
    ["cola", { energyKj: 176, sugars: 10.6 }, "12 E"],
    // Sweeteners 4.
    ["diet cola", { energyKj: 1, hasNonNutritiveSweeteners: true }, "4 C"],
    // Energy 3, sugars 3. P: protein 7.
    ["semi-skimmed milk", semiSkimmedMilk, "-1 B"],
    // Energy 3, sugars 7. P: fruit 6.
    ["orange juice", { energyKj: 190, sugars: 8.4, protein: 0.7, fruitVegetableLegumePercent: 100 }, "4 C"],
    ["unsweetened tea", { energyKj: 4 }, "0 B"],
  ] as const)("%s", (_name, inputs, result) => {
    expect(scored("beverage", inputs)).toBe(result);
  });

  it("score A only for water", () => {
    expect(scored("water", {})).toBe("0 A");
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(nutriScoreOf(inputs, "beverage").letter).not.toBe("A");
      }),
    );
  });
});

const amount = fc.double({ min: 0, max: 100, noNaN: true });
const anyInputs: fc.Arbitrary<NutriScoreInputs> = fc.record({
  energyKj: fc.double({ min: 0, max: 3700, noNaN: true }),
  sugars: amount,
  saturatedFat: amount,
  fat: amount,
  salt: amount,
  protein: amount,
  fiber: amount,
  fruitVegetableLegumePercent: amount,
  hasNonNutritiveSweeteners: fc.boolean(),
});
const anyClass = fc.constantFrom<ScoredClass>(
  "general",
  "red_meat",
  "cheese",
  "fat_oil_nut_seed",
  "beverage",
);

describe("any food", () => {
  it("scores no better with more salt, sugar or saturated fat", () => {
    fc.assert(
      fc.property(
        anyInputs,
        anyClass,
        fc.constantFrom("salt", "sugars", "saturatedFat"),
        amount,
        (inputs, scoreClass, name, more) => {
          const worse = { ...inputs, [name]: inputs[name] + more };
          expect(nutriScoreOf(worse, scoreClass).points).toBeGreaterThanOrEqual(
            nutriScoreOf(inputs, scoreClass).points,
          );
        },
      ),
    );
  });

  it("scores no worse with more fibre, fruit or protein", () => {
    fc.assert(
      fc.property(
        anyInputs,
        anyClass,
        fc.constantFrom("fiber", "protein", "fruitVegetableLegumePercent"),
        amount,
        (inputs, scoreClass, name, more) => {
          const better = { ...inputs, [name]: inputs[name] + more };
          expect(nutriScoreOf(better, scoreClass).points).toBeLessThanOrEqual(
            nutriScoreOf(inputs, scoreClass).points,
          );
        },
      ),
    );
  });
});

describe("unit conversion", () => {
  it("converts kcal to kJ and sodium to salt", () => {
    expect(kilojoulesOf(100)).toBeCloseTo(418.4);
    expect(saltGramsOf(400)).toBeCloseTo(1);
  });
});
