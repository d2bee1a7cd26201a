import type { NeedRow, NeedTable } from "./need-table.ts";

const efsa = (doi: string) => `EFSA, doi:10.2903/j.efsa.${doi}`;
const both = (amount: number, from?: number): NeedRow => ({
  women: amount,
  men: amount,
  ...(from !== undefined && { from }),
});

/**
 * Population reference intakes, or adequate intakes where there are none. Vitamin B1 (0.1 mg a MJ) and omega-3 (a share of the
 * energy) follow what is eaten, so they have none here. Iron of women before 51, as a proxy for the menopause. Zinc at a phytate
 * intake of 300 mg.
 */
export const efsaNeeds: NeedTable = {
  name: "EFSA",
  adultYears: 18,
  nutrients: {
    vitaminD: {
      ...{ needs: [both(15)], source: efsa("2016.4547") },
      ...{ limits: [both(100)], limitSource: efsa("2023.8145") },
    },
    vitaminB12: { needs: [both(4)], source: efsa("2015.4150") },
    vitaminB9: { needs: [both(330)], source: efsa("2014.3893") },
    vitaminA: { needs: [{ women: 650, men: 750 }], source: efsa("2015.4028") },
    vitaminC: { needs: [{ women: 95, men: 110 }], source: efsa("2013.3418") },
    vitaminK: { needs: [both(70)], source: efsa("2017.4780") },
    vitaminE: {
      ...{ needs: [{ women: 11, men: 13 }], source: efsa("2015.4149") },
      ...{ limits: [both(300)], limitSource: efsa("2024.8953") },
    },
    calcium: {
      ...{ needs: [both(1000), both(950, 25)], source: efsa("2015.4101") },
      ...{ limits: [both(2500)], limitSource: efsa("2012.2814") },
    },
    iron: {
      needs: [
        { women: 16, men: 11 },
        { from: 51, women: 11, men: 11 },
      ],
      source: efsa("2015.4254"),
    },
    magnesium: { needs: [{ women: 300, men: 350 }], source: efsa("2015.4186") },
    potassium: { needs: [both(3500)], source: efsa("2016.4592") },
    zinc: {
      ...{ needs: [{ women: 7.5, men: 9.4 }], source: efsa("2014.3844") },
      ...{ limits: [both(25)], limitSource: "SCF 2003 (EFSA, Tolerable upper intake levels, 2006)" },
    },
    iodine: {
      ...{ needs: [both(150)], source: efsa("2014.3660") },
      ...{ limits: [both(600)], limitSource: "SCF 2002 (EFSA, Tolerable upper intake levels, 2006)" },
    },
    selenium: {
      ...{ needs: [both(70)], source: efsa("2014.3846") },
      ...{ limits: [both(255)], limitSource: efsa("2023.7704") },
    },
  },
};
