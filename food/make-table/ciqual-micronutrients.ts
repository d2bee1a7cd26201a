import type { Micronutrients } from "#domain/nutrition/nutrients.ts";
import { readCiqualFigure } from "./ciqual-figure.ts";
import { type CsvRecord, textOf } from "./parse-csv.ts";
import { rounded } from "./source-row.ts";

/** EU reference intakes a day, regulation 1169/2011 annex XIII; omega-3 as alpha-linolenic acid, regulation 432/2012. */
const referenceIntake: Readonly<Record<keyof Micronutrients, number>> = {
  vitaminD: 5,
  vitaminB12: 2.5,
  vitaminB9: 200,
  vitaminA: 800,
  vitaminC: 80,
  vitaminK: 75,
  vitaminE: 12,
  vitaminB1: 1.1,
  calcium: 800,
  iron: 14,
  magnesium: 375,
  potassium: 2000,
  zinc: 10,
  iodine: 150,
  selenium: 55,
  omega3: 2,
};

/** "< x" with x above this share of a day's intake says too little of a food to be called known. */
const tellingShareOfIntake = 0.05;

/**
 * A known figure, or null. Of "< x" with a small x nothing is counted (0, a lower bound, as totals are given as
 * "at least"); with a large x the figure is unknown.
 */
function figureOf(record: CsvRecord, column: string, name: keyof Micronutrients): number | null {
  const figure = readCiqualFigure(textOf(record, column));
  if (figure === null) return null;
  if (!figure.isBelow) return figure.value;
  return figure.value * 2 <= tellingShareOfIntake * referenceIntake[name] ? 0 : null;
}

/** Retinol activity equivalents, as FNDDS counts: beta-carotene counts one twelfth (CIQUAL's own sum takes a sixth). */
function vitaminAOf(record: CsvRecord): number | null {
  const retinol = figureOf(record, "Rétinol (µg 100 g)", "vitaminA");
  const betaCarotene = figureOf(record, "Beta-Carotène (µg 100 g)", "vitaminA");
  return retinol === null || betaCarotene === null ? null : rounded(retinol + betaCarotene / 12);
}

/** Dietary folate equivalents where given; else total folates, the same where no folic acid is added, less where it is. */
function folateOf(record: CsvRecord): number | null {
  const equivalents = "Vitamine B9 ou Folates totaux, équivalents folates alimentaires, DFE (µg 100 g)";
  return (
    figureOf(record, equivalents, "vitaminB9") ??
    figureOf(record, "Vitamine B9 ou Folates totaux (µg 100 g)", "vitaminB9")
  );
}

/** CIQUAL gives 18:3 n-3, EPA and DHA; 18:4 and 22:5 it does not, so this is a lower bound. Known when all three are. */
function omega3Of(record: CsvRecord): number | null {
  const acids = [
    "AG 18:3 c9,c12,c15 (n-3), alpha-linolénique (g 100 g)",
    "AG 20:5 5c,8c,11c,14c,17c (n-3) EPA (g 100 g)",
    "AG 22:6 4c,7c,10c,13c,16c,19c (n-3) DHA (g 100 g)",
  ].map((column) => figureOf(record, column, "omega3"));
  return acids.reduce((sum, acid) => (sum === null || acid === null ? null : rounded(sum + acid)), 0);
}

export function micronutrientsOf(record: CsvRecord): Micronutrients {
  return {
    vitaminD: figureOf(record, "Vitamine D (µg 100 g)", "vitaminD"),
    vitaminB12: figureOf(record, "Vitamine B12 (µg 100 g)", "vitaminB12"),
    vitaminB9: folateOf(record),
    vitaminA: vitaminAOf(record),
    vitaminC: figureOf(record, "Vitamine C (mg 100 g)", "vitaminC"),
    vitaminK: figureOf(record, "Vitamine K1 (µg 100 g)", "vitaminK"),
    vitaminE:
      figureOf(record, "Alpha-tocophérol (vitamine E) (mg 100 g)", "vitaminE") ??
      figureOf(record, "Vitamine E (mg 100 g)", "vitaminE"),
    vitaminB1: figureOf(record, "Vitamine B1 ou Thiamine (mg 100 g)", "vitaminB1"),
    calcium: figureOf(record, "Calcium (mg 100 g)", "calcium"),
    iron: figureOf(record, "Fer (mg 100 g)", "iron"),
    magnesium: figureOf(record, "Magnésium (mg 100 g)", "magnesium"),
    potassium: figureOf(record, "Potassium (mg 100 g)", "potassium"),
    zinc: figureOf(record, "Zinc (mg 100 g)", "zinc"),
    iodine: figureOf(record, "Iode (µg 100 g)", "iodine"),
    selenium: figureOf(record, "Sélénium (µg 100 g)", "selenium"),
    omega3: omega3Of(record),
  };
}
