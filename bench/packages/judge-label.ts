import type { LabelColumn, NutritionLabel } from "#analysis/photo/label/table/label-reading.ts";
import type { FigureKey } from "#domain/products/label.ts";

/** The names that transcriptions have for each figure. */
const transcribedFields: readonly (readonly [FigureKey, string])[] = [
  ["energyKcal", "energy_kcal"],
  ["energyKj", "energy_kj"],
  ["fat", "fat_g"],
  ["saturates", "saturates_g"],
  ["carbohydrate", "carbohydrate_g"],
  ["sugars", "sugars_g"],
  ["fibre", "fibre_g"],
  ["protein", "protein_g"],
  ["salt", "salt_g"],
  ["sodium", "sodium_mg"],
];
const notMacros: ReadonlySet<FigureKey> = new Set(["salt", "sodium"]);

type Printed = number | string | null;

export interface TranscribedLabel {
  readonly columns: readonly Readonly<Record<string, Printed>>[];
}

interface JudgedFigure {
  readonly text: string;
  readonly isMacro: boolean;
  readonly isRight: boolean;
  readonly isDoubted: boolean;
  /** A figure is shown, whether the label prints it or not. */
  readonly isShown: boolean;
}

export interface JudgedLabel {
  readonly figures: readonly JudgedFigure[];
  /** Energy and all macros of every transcribed column. */
  readonly isRight: boolean;
  readonly wrong: readonly JudgedFigure[];
  /** Wrong and not marked as doubtful. */
  readonly silentlyWrong: readonly JudgedFigure[];
}

const bases: Readonly<Record<string, string>> = {
  per_100g: "per100Grams",
  per_100ml: "per100Millilitres",
  per_serving: "perServing",
  per_container: "perContainer",
};

function agrees(column: LabelColumn | undefined, key: FigureKey, printed: Printed): boolean {
  const figure = column?.figures[key];
  if (printed === "trace") return figure?.isBelow === true;
  if (typeof printed === "string") {
    return figure?.isBelow === true && figure.value === Number(printed.replace(/[<\s]/g, ""));
  }
  return figure?.value === printed && !figure?.isBelow;
}

function judgeColumn(printed: Readonly<Record<string, Printed>>, label: NutritionLabel | undefined) {
  const column = label?.columns.find(
    ({ basis, isPrepared }) =>
      basis === bases[String(printed.basis)] &&
      // Transcriptions of photographed labels do not tell.
      (printed.prepared === undefined || isPrepared === (printed.prepared === "yes")),
  );
  return transcribedFields.flatMap(([key, field]): JudgedFigure[] => {
    const value = printed[field] ?? null;
    const read = column?.figures[key];
    const isShown = read !== undefined && read.value !== null;
    if (value === null && !isShown) return [];
    const shown = isShown ? `${read.isBelow ? "<" : ""}${read.value}` : "nothing";
    return [
      {
        text: `${printed.basis} ${field} ${value ?? "not printed"}: read ${shown} (${read?.doubt ?? "no doubt"})`,
        isMacro: !notMacros.has(key),
        isRight: value !== null && agrees(column, key, value),
        isDoubted: column?.isBasisGuessed === true || (read !== undefined && read.doubt !== null),
        isShown,
      },
    ];
  });
}

/** A figure that is printed nowhere is wrong, too. */
export function judgeLabel(item: TranscribedLabel, label: NutritionLabel | undefined): JudgedLabel {
  const figures = item.columns.flatMap((printed) => judgeColumn(printed, label));
  const wrong = figures.filter(({ isRight }) => !isRight);
  return {
    figures,
    isRight: wrong.every(({ isMacro }) => !isMacro),
    wrong,
    silentlyWrong: wrong.filter(({ isDoubted, isShown }) => isShown && !isDoubted),
  };
}
