import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { NutritionTable } from "./bind-figures.ts";
import { centreOf, type Place, type PlacedFigure } from "./line-items.ts";
import { labelNutrients } from "./row-names.ts";

/** What is printed for one nutrient. */
export interface PrintedRow {
  readonly key: FigureKey;
  readonly figures: readonly PlacedFigure[];
}

/** A printed pair of kJ and kcal agrees this well; the energy of 100 g is often four times that of a serving. */
const pairTolerance = 0.03;

const agreesAsPair = (kilojoules: number, calories: number) =>
  Math.abs(kilojoules - calories * kilojoulesPerKcal) <= pairTolerance * kilojoules + kilojoulesPerKcal;

/** Energies without a unit are kJ or kcal by their neighbour; a lone one is kcal, as in the United States. */
function energyRows(figures: readonly PlacedFigure[]): readonly PrintedRow[] {
  const kilojoules = figures.filter(({ unit }) => unit === "kJ");
  const calories = figures.filter(({ unit }) => unit === "kcal");
  for (const figure of figures.filter(({ unit }) => unit === "none")) {
    const others = figures.filter((other) => other !== figure && other.value > 0);
    const isKilojoules =
      others.some((other) => other.unit !== "kJ" && agreesAsPair(figure.value, other.value)) ||
      (kilojoules.length > 0 && calories.length > kilojoules.length);
    (isKilojoules ? kilojoules : calories).push(figure);
  }
  return [
    { key: "energyKj", figures: kilojoules.sort((a, b) => centreOf(a) - centreOf(b)) },
    { key: "energyKcal", figures: calories.sort((a, b) => centreOf(a) - centreOf(b)) },
  ];
}

function isAligned(a: Place, b: Place): boolean {
  const near = 0.8 * Math.min(a.height, b.height);
  return Math.abs(centreOf(a) - centreOf(b)) < near || Math.abs(a.right - b.right) < near;
}

const alignedPercentsMin = 2;

/** A figure without a unit is a percentage, too, where it is aligned with others that have the "%". */
function withoutPercents(
  figures: readonly PlacedFigure[],
  all: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  return figures.filter((figure) => {
    if (figure.unit === "%") return false;
    if (figure.unit !== "none") return true;
    const aligned = all.filter((other) => other !== figure && isAligned(figure, other));
    const percents = aligned.filter(({ unit }) => unit === "%").length;
    return (
      percents < alignedPercentsMin ||
      aligned.filter(({ unit }) => unit === "g" || unit === "mg").length >= percents
    );
  });
}

/** In the United States energy is a large number without a unit, above the percentages. */
function energyFigures(
  printed: readonly PlacedFigure[],
  all: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  const energies = printed.filter(({ unit }) => unit !== "g" && unit !== "mg" && unit !== "%");
  const hasUnit = energies.some(({ unit }) => unit !== "none");
  return hasUnit ? withoutPercents(energies, all) : energies;
}

/** The figures of each nutrient, without percentages; of energy in kJ and in kcal apart. */
export function printedRows(table: NutritionTable): readonly PrintedRow[] {
  const all = table.all.flatMap(({ figures }) => figures);
  return labelNutrients.flatMap((nutrient) => {
    const printed = table.rows.get(nutrient) ?? [];
    if (nutrient === "energy") return energyRows(energyFigures(printed, all));
    const figures = withoutPercents(printed, all);
    return [{ key: nutrient, figures: figures.filter(({ unit }) => unit !== "kJ" && unit !== "kcal") }];
  });
}
