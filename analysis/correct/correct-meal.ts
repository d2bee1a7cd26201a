import type { FoodEdit } from "#domain/nutrition/clarification.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { AnalysisRequest, MealAnalyser } from "../analyser.ts";
import { applyCorrection } from "./apply-correction.ts";
import type { ChangedFoods } from "./changed-foods.ts";
import { readCorrection } from "./read-correction.ts";
import { readerOfLine } from "./reader-of-line.ts";

type CorrectionOutcome =
  | {
      readonly kind: "changed";
      readonly analysis: MealAnalysis;
      /** Clauses that asked for nothing which this meal has or could have. */
      readonly notUnderstood?: readonly string[];
    }
  | { readonly kind: "correction_not_understood" }
  /** Understood: the meal is so already, or none of its foods has what was refused. */
  | { readonly kind: "correction_changes_nothing" }
  | { readonly kind: "meal_needs_a_food" }
  /** Of a meal that has no food yet: the line was to describe it. */
  | { readonly kind: "no_food_recognised" };

/** How the words of a correction are read. */
type Reading = Pick<AnalysisRequest, "signal" | "spender" | "own">;

export interface MealCorrector {
  /** Rejects only when the analyser cannot do its work. */
  correct(analysis: MealAnalysis, line: string, how?: Reading): Promise<CorrectionOutcome>;
  /** Applies the note of a photo, once the foods are known and nothing is asked any more. */
  takeInNote(analysis: MealAnalysis, how?: Reading): Promise<MealAnalysis>;
  /** Whether a line beside a photo describes the meal by itself, rather than adding to what is seen. */
  describesMeal(line: string, language: Language): boolean;
}

function nameOf(foods: readonly AnalysedFood[]): string {
  return foods.map(({ name }) => name).join(", ");
}

/** The meal with other foods; questions about those that were spoken of are answered by that. */
function withFoods(analysis: MealAnalysis, { foods, touched }: ChangedFoods): MealAnalysis {
  const { alsoSeen, ...rest } = analysis;
  const isOpen = (edits: readonly FoodEdit[]) =>
    edits.every((edit) => !("foodId" in edit && touched.has(edit.foodId)));
  const isThere = (code: string, table: string) =>
    foods.some(({ source }) => source.code === code && source.table === table);
  return {
    ...rest,
    foods,
    name: analysis.name === nameOf(analysis.foods) ? nameOf(foods) : analysis.name,
    questions: analysis.questions.filter(({ choices }) => choices.every(({ edits }) => isOpen(edits))),
    ...(alsoSeen ? { alsoSeen: alsoSeen.filter(({ source }) => !isThere(source.code, source.table)) } : {}),
  };
}

/** A clause counts as done only where it had an effect. */
function isSame({ foods }: ChangedFoods, { foods: before }: ChangedFoods): boolean {
  const sayOf = ({ source, grams, name, portionUncertainty, per100Grams: { calories } }: AnalysedFood) =>
    JSON.stringify([source.table, source.code, grams, name, portionUncertainty, calories]);
  return foods.map(sayOf).join() === before.map(sayOf).join();
}

function describedMeal(
  { waitingNote }: MealAnalysis,
  described: MealAnalysis | undefined,
): CorrectionOutcome {
  if (described === undefined) return { kind: "no_food_recognised" };
  return { kind: "changed", analysis: waitingNote ? { ...described, waitingNote } : described };
}

function describesMeal(line: string, language: Language): boolean {
  const [first, ...rest] = readCorrection(line, language);
  const namesMore = rest.every(({ kind }) => kind === "mention" || kind === "remove");
  return first?.kind === "mention" && !first.isAddition && namesMore;
}

export function createMealCorrector(analyser: MealAnalyser, table: FoodTable): MealCorrector {
  /** Read as the meal was: in its language, for its country. */
  async function analyse(text: string, { language, country }: MealAnalysis, how: Reading) {
    const of = country === undefined ? { language } : { language, country };
    const outcome = await analyser.analyse({ text, ...of, ...how });
    return outcome.kind === "analysed" ? outcome.analysis : undefined;
  }

  async function correct(
    analysis: MealAnalysis,
    line: string,
    how: Reading = {},
  ): Promise<CorrectionOutcome> {
    const { language, country = usualCountry[language] } = analysis;
    if (analysis.foods.length === 0) return describedMeal(analysis, await analyse(line, analysis, how));
    const { read, hasLeftOut } = readerOfLine((words) => analyse(words, analysis, how));
    const start: ChangedFoods = { foods: analysis.foods, touched: new Set() };
    let changed: ChangedFoods | undefined;
    let isUnderstood = false;
    const notUnderstood: string[] = [];
    for (const { said, ...correction } of readCorrection(line, language)) {
      const next = await applyCorrection(changed ?? start, correction, { language, country, table, read });
      const isRead = next !== undefined && !hasLeftOut();
      isUnderstood ||= isRead;
      if (!isRead || isSame(next, changed ?? start)) notUnderstood.push(said);
      else changed = next;
    }
    if (changed === undefined)
      return { kind: isUnderstood ? "correction_changes_nothing" : "correction_not_understood" };
    if (changed.foods.length === 0) return { kind: "meal_needs_a_food" };
    const analysed = withFoods(analysis, changed);
    return { kind: "changed", analysis: analysed, ...(notUnderstood.length > 0 && { notUnderstood }) };
  }

  return {
    correct,
    takeInNote: async (analysis, how) => {
      const { waitingNote, ...meal } = analysis;
      const isSettled = meal.foods.length > 0 && meal.questions.length === 0;
      if (waitingNote === undefined || !isSettled) return analysis;
      const outcome = await correct(meal, waitingNote, how);
      return outcome.kind === "changed" ? outcome.analysis : meal;
    },
    describesMeal,
  };
}
