import type { ColumnBasis } from "#domain/products/label.ts";
import { isWeightWrong } from "./check-figures.ts";
import type { PhraseKind } from "./find-phrases.ts";
import type { NutritionLabel } from "./label-reading.ts";
import type { PlacedPhrase, PrintedItems } from "./line-items.ts";
import { fitsWeight } from "./proportion.ts";
import type { CheckedColumn } from "./settle-doubts.ts";
import type { WeighedColumn } from "./weigh-column.ts";

export interface Basis {
  readonly basis: ColumnBasis;
  readonly isGuessed: boolean;
  readonly isPrepared: boolean;
}

interface ColumnHeader {
  readonly headers: readonly PlacedPhrase[];
  /** The headers of all columns. */
  readonly all: readonly PlacedPhrase[];
  /** Where the figures begin, in pixels. */
  readonly top: number;
  readonly isOnly: boolean;
}

export function basisOf({ headers, all, top, isOnly }: ColumnHeader): Basis {
  const above = headers.filter(({ down }) => down < top);
  const own = isOnly && above.some(({ kind }) => kind.startsWith("per")) ? above : headers;
  const has = (kind: PhraseKind, phrases = own) => phrases.some((phrase) => phrase.kind === kind);
  const isPrepared = !isOnly && has("prepared");
  const known = (basis: ColumnBasis): Basis => ({ basis, isGuessed: false, isPrepared });
  if (has("perContainer") && !isOnly) return known("perContainer");
  if (has("per100Millilitres") && !has("per100Grams")) return known("per100Millilitres");
  if (has("per100Grams")) return known("per100Grams");
  if (has("perServing") || (isOnly && (has("servingSize") || has("percent") || has("servings"))))
    return known("perServing");
  const otherIsPer100 = !isOnly && (has("per100Grams", all) || has("per100Millilitres", all));
  return { basis: otherIsPer100 ? "perServing" : "per100Grams", isGuessed: !otherIsPer100, isPrepared };
}

/** If two columns seem to be for the same amount of the same food, one header was misread: both are then marked as guesses. */
export function withoutTwins(bases: readonly Basis[]): readonly Basis[] {
  return bases.map((own) => {
    const isTwin = bases.some(
      (other) => other !== own && other.basis === own.basis && other.isPrepared === own.isPrepared,
    );
    return isTwin ? { ...own, isGuessed: true } : own;
  });
}

/** If the figures do not fit the serving's weight, the headers may have been swapped: both columns are then marked as guesses. */
export function doubtedByWeight(
  bases: readonly Basis[],
  columns: readonly CheckedColumn[],
  { servingGrams, servingMillilitres }: PrintedServing,
): readonly Basis[] {
  const amount = servingGrams ?? servingMillilitres;
  const figuresFor = (isWanted: (basis: ColumnBasis) => boolean) =>
    columns.find((_, at) => bases[at] && !bases[at].isPrepared && isWanted(bases[at].basis))?.figures;
  const per100 = figuresFor((basis) => basis.startsWith("per100"));
  const serving = figuresFor((basis) => basis === "perServing");
  const isOff = amount !== null && per100 && serving && fitsWeight(per100, serving, amount) === false;
  return isOff ? bases.map((basis) => ({ ...basis, isGuessed: true })) : bases;
}

export type PrintedServing = Pick<
  NutritionLabel,
  "servingGrams" | "servingMillilitres" | "servingsPerContainer"
>;

export function servingOf({ phrases, figures }: PrintedItems): PrintedServing {
  const amounts = (kind: PhraseKind, unit: string) =>
    phrases
      .filter((phrase) => phrase.kind === kind && phrase.amount?.unit === unit)
      .map(({ amount }) => amount?.value ?? null);
  const size = phrases.find(({ kind }) => kind === "servingSize");
  const beside = figures.find(
    ({ unit, left, down, height }) =>
      size && unit === "g" && left > size.right && Math.abs(down - size.down) < 0.7 * height,
  );
  return {
    servingGrams: amounts("servingSize", "g")[0] ?? amounts("perServing", "g")[0] ?? beside?.value ?? null,
    servingMillilitres: amounts("servingSize", "ml")[0] ?? amounts("perServing", "ml")[0] ?? null,
    servingsPerContainer: amounts("servings", "servings")[0] ?? null,
  };
}

/** The serving without its printed weight if its own figures rule that weight out; the person is then asked for it. */
export function believedServing(
  serving: PrintedServing,
  bases: readonly Basis[],
  columns: readonly WeighedColumn[],
): PrintedServing {
  const isWrong = bases.some((basis, at) => {
    const grams = basis.basis === "perServing" ? gramsOf(basis, serving) : null;
    const column = columns[at];
    return grams !== null && column !== undefined && isWeightWrong(column, grams);
  });
  return isWrong ? { ...serving, servingGrams: null, servingMillilitres: null } : serving;
}

/** Grams per millilitre of the densest food, syrup. */
const millilitresMaxGrams = 1.4;

/** The most that the food of the column may weigh, in grams; null if unknown. */
export function gramsOf(
  basis: Basis | undefined,
  { servingGrams, servingMillilitres }: PrintedServing,
): number | null {
  if (basis === undefined || basis.isGuessed) return null;
  if (basis.basis === "per100Grams") return 100;
  if (basis.basis === "per100Millilitres") return 100 * millilitresMaxGrams;
  if (basis.basis === "perContainer") return null;
  return servingGrams ?? (servingMillilitres === null ? null : servingMillilitres * millilitresMaxGrams);
}
