/** Lists what a text states beside its foods: times, places, shares of a recipe, and figures of energy and nutrients. */
import type { SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import { energyUsedOf, type SpokenText } from "./compose-mentions.ts";
import type { FoodMention } from "./segment/food-mention.ts";
import type { SetAsideTokens } from "./segment/set-aside/set-aside.ts";
import { overlaps } from "./words/said-text.ts";

/** Times, places, prices and shares, at their places in the text as it was read. */
export function toldAside(spoken: SpokenText, aside: readonly SetAsideTokens[]): readonly SetAsideTokens[] {
  const { batch, shares } = spoken;
  const reasonOfBatch: SetAsideReason = batch?.isAssumed === true ? "onePortion" : "share";
  const ofShares = [
    ...(batch?.title ? [{ ...batch.title, reason: "countedInOther" as const }] : []),
    ...(batch?.told ?? []).map((told) => ({ ...told, reason: reasonOfBatch })),
    ...shares.map((told) => ({ ...told, reason: "share" as const })),
  ];
  const isOfShare = overlaps(ofShares);
  return [...aside.filter((each) => !isOfShare(each)), ...ofShares];
}

/** What the person stated in energy and nutrients. */
export function figuresStated(
  counted: readonly FoodMention[],
  spoken: SpokenText,
): readonly SetAsideTokens[] {
  const { figures } = spoken;
  const used = new Set(figures.length === 0 ? [] : counted.map((mention) => energyUsedOf(mention, spoken)));
  return figures.map((figure) => ({ ...figure, reason: used.has(figure) ? "energyUsed" : figure.reason }));
}
