import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { shownName } from "#food/names/food-names.ts";
import { isDrink } from "../../text/portions/row-density.ts";
import { foldAccents } from "../../text/words/fold.ts";
import type { ComposedFood } from "../compose-food.ts";
import { type OpenQuestion, swapChoice } from "./open-question.ts";

const othersMax = 3;
/** Share of the best row's score below which a row is another food. */
const scoreShareMin = 0.7;
/** A row whose energy differs by less than this share from one already offered makes no difference to the person. */
const differentShare = 0.12;
/** How quickly a row gets less likely with its score, as a share of a perfect one. */
const scoreScale = 0.15;

interface OtherRow {
  readonly row: FoodRow;
  readonly name: string;
  readonly kcal: number;
  readonly grams: number;
  readonly likelihood: number;
}

/** A thing or a serving of the other food has the other's weight; what was weighed keeps its own. */
function gramsOfOtherServing({ food, row, origin }: ComposedFood, other: FoodRow): number {
  const isServing = origin === "assumed" || origin === "counted";
  if (!isServing || row.defaultGrams === null || other.defaultGrams === null) return food.grams;
  return (food.grams * other.defaultGrams) / row.defaultGrams;
}

/** Other rows with a name in the person's language that fits the words nearly as well, each with another energy. */
function otherRowsOf(composed: ComposedFood, language: Language): readonly OtherRow[] {
  const { food, row, evidence } = composed;
  const [best] = evidence.found;
  if (best === undefined) return [];
  const names = new Set([shownName(row.names, language)]);
  const energies = [(food.per100Grams.calories * food.grams) / 100];
  const others: OtherRow[] = [];
  for (const { row: other, score, coverage, hasHead } of evidence.found.slice(1)) {
    const name = shownName(other.names, language);
    const grams = gramsOfOtherServing(composed, other);
    const kcal = (other.per100Grams.calories * grams) / 100;
    const isLikely =
      hasHead &&
      coverage >= best.coverage &&
      score >= best.score * scoreShareMin &&
      isDrink(other) === isDrink(row);
    const isDifferent = energies.every((energy) => Math.abs(energy - kcal) >= energy * differentShare);
    if (name === undefined || names.has(name) || !isLikely || !isDifferent) continue;
    names.add(name);
    energies.push(kcal);
    const likelihood = Math.exp((score - best.score) / (scoreScale * best.perfectScore));
    others.push({ row: other, name, kcal, grams, likelihood });
  }
  return others.slice(0, othersMax);
}

/** The name without accents and plurals, to compare names by. */
function nameKey(name: string): string {
  return foldAccents(name).replace(/[sx]\b/g, "");
}

/** Whether the person wrote the row's own name: they are not asked whether they meant it. */
function isNamedExactly({ wording, row }: ComposedFood, language: Language): boolean {
  const written = nameKey(wording);
  return row.names?.[language].some((name) => nameKey(name) === written) === true;
}

export function askRow(composed: ComposedFood, language: Language): OpenQuestion | undefined {
  const { food, row } = composed;
  const ownName = shownName(row.names, language);
  if (isNamedExactly(composed, language)) return undefined;
  const others = otherRowsOf(composed, language);
  if (ownName === undefined || others.length === 0) return undefined;
  const rows = [{ row, name: ownName, grams: food.grams, likelihood: 1 }, ...others];
  const sum = rows.reduce((total, { likelihood }) => total + likelihood, 0);
  return {
    id: `row:${food.id}`,
    foodId: food.id,
    text: { key: "questions:ask.row", values: { food: food.name } },
    choices: rows.map(({ row: offered, name, grams }) =>
      swapChoice(food, {
        row: offered,
        grams,
        text: { key: "questions:choice.row", values: { food: name, grams: Math.round(grams) } },
      }),
    ),
    likelihoods: rows.map(({ likelihood }) => likelihood / sum),
  };
}
