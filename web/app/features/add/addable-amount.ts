import type { Addable, UsualAmount } from "./addable.ts";

/** As much of it as is asked for, and as much less or more of its figures. */
export function withGrams(addable: Addable, grams: number): Addable {
  if (addable.grams <= 0 || grams === addable.grams) return addable;
  const share = grams / addable.grams;
  const { protein, carbs, fat, fiber } = addable.macros;
  const { amountName: _, ...rest } = addable;
  return {
    ...{ ...rest, grams, calories: addable.calories * share },
    macros: { protein: protein * share, carbs: carbs * share, fat: fat * share, fiber: fiber * share },
  };
}

/** What the person usually takes of a food stands before what anybody does. */
export function withUsualGrams(addable: Addable, amounts: readonly UsualAmount[]): Addable {
  const { source, ownFood } = addable;
  const code = source?.code ?? ownFood?.id;
  const usual = amounts.find((each) => each.code === code && (!source || each.table === source.table));
  return usual ? { ...withGrams(addable, usual.grams), isOwnAmount: true } : addable;
}
