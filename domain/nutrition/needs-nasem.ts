import type { NeedRow, NeedTable } from "./need-table.ts";

const report = (year: number, number: number) =>
  `NASEM, Dietary Reference Intakes ${year}, doi:10.17226/${number}`;
const everybody = (amount: number, from?: number): NeedRow => ({
  women: amount,
  men: amount,
  ...(from !== undefined && { from }),
});

/** Recommended dietary allowances, or adequate intakes where there are none. Omega-3 is the value of α-linolenic acid. */
export const nasemNeeds: NeedTable = {
  name: "NASEM",
  adultYears: 19,
  nutrients: {
    vitaminD: {
      needs: [everybody(15), everybody(20, 71)],
      limits: [everybody(100)],
      source: report(2011, 13050),
    },
    vitaminB12: { needs: [everybody(2.4)], source: report(1998, 6015) },
    vitaminB9: { needs: [everybody(400)], source: report(1998, 6015) },
    vitaminB1: { needs: [{ women: 1.1, men: 1.2 }], source: report(1998, 6015) },
    vitaminA: { needs: [{ women: 700, men: 900 }], source: report(2001, 10026) },
    vitaminC: { needs: [{ women: 75, men: 90 }], limits: [everybody(2000)], source: report(2000, 9810) },
    vitaminK: { needs: [{ women: 90, men: 120 }], source: report(2001, 10026) },
    vitaminE: { needs: [everybody(15)], source: report(2000, 9810) },
    calcium: {
      needs: [everybody(1000), { from: 51, women: 1200, men: 1000 }, everybody(1200, 71)],
      limits: [everybody(2500), everybody(2000, 51)],
      source: report(2011, 13050),
    },
    iron: {
      needs: [
        { women: 18, men: 8 },
        { from: 51, women: 8, men: 8 },
      ],
      limits: [everybody(45)],
      source: report(2001, 10026),
    },
    magnesium: {
      needs: [
        { women: 310, men: 400 },
        { from: 31, women: 320, men: 420 },
      ],
      source: report(1997, 5776),
    },
    potassium: { needs: [{ women: 2600, men: 3400 }], source: report(2019, 25353) },
    zinc: { needs: [{ women: 8, men: 11 }], limits: [everybody(40)], source: report(2001, 10026) },
    iodine: { needs: [everybody(150)], limits: [everybody(1100)], source: report(2001, 10026) },
    selenium: { needs: [everybody(55)], limits: [everybody(400)], source: report(2000, 9810) },
    omega3: { needs: [{ women: 1.1, men: 1.6 }], source: report(2005, 10490) },
  },
};
