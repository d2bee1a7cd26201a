import type { ComposedFood } from "../compose-food.ts";
import type { DescribedRows } from "./described-rows.ts";
import { confirmChoice, type OpenQuestion, swapChoice } from "./open-question.ts";
import { type VariantGroup, variantGroups } from "./variant-groups.ts";

function groupOf({ row, said }: ComposedFood): VariantGroup | undefined {
  const { description } = row.source;
  return variantGroups.find(
    (group) =>
      group.open.has(description) &&
      !group.settledBy.some((word) => said.has(word)) &&
      !(group.isBare && said.size > 1),
  );
}

/** Grams of the other row in proportion to the usual weights of both: a double burger is heavier. */
function gramsOfOther(composed: ComposedFood, otherDefaultGrams: number | null): number {
  const { food, row, origin } = composed;
  const isThing = origin !== "weighed" && row.defaultGrams !== null && otherDefaultGrams !== null;
  return isThing ? (food.grams * (otherDefaultGrams ?? 0)) / (row.defaultGrams ?? 1) : food.grams;
}

export function askVariant(composed: ComposedFood, rows: DescribedRows): OpenQuestion | undefined {
  const group = groupOf(composed);
  if (group === undefined) return undefined;
  const { food } = composed;
  const others = group.others.flatMap(([key, description]) => {
    const row = rows.find(description);
    if (row === undefined) return [];
    const grams = group.isWeightOwn ? gramsOfOther(composed, row.defaultGrams) : food.grams;
    return [swapChoice(food, { row, text: { key }, grams })];
  });
  return {
    id: `${group.id}:${food.id}`,
    foodId: food.id,
    text: { key: group.ask, values: { food: food.name } },
    choices: [confirmChoice(food, { key: group.keep }), ...others],
  };
}
