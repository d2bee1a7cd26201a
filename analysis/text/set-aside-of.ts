/** Names the figures of a text that were read as no food, as they were typed. */
import type { SetAside, SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import { setAsideMax } from "#domain/nutrition/meal-limits.ts";
import { energyUsedOf, type SpokenText } from "./compose-mentions.ts";
import type { FoodMention } from "./segment/food-mention.ts";
import type { SetAsideTokens } from "./segment/set-aside/set-aside.ts";

/** In the order of the text. */
export function setAsideOf(
  mentions: readonly FoodMention[],
  spoken: SpokenText,
  times: readonly SetAsideTokens[],
): readonly SetAside[] {
  const { figures, typed, batch, shares } = spoken;
  const { places } = typed;
  const used = new Set(figures.length === 0 ? [] : mentions.map((mention) => energyUsedOf(mention, spoken)));
  const ofFigures = figures.map((figure) => ({
    place: { start: figure.start, end: figure.end },
    reason: used.has(figure) ? ("energyUsed" as const) : figure.reason,
  }));
  const reasonOfBatch: SetAsideReason = batch?.isAssumed === true ? "onePortion" : "share";
  const ofShares = [
    ...(batch?.told ?? []).map((told) => ({ ...told, reason: reasonOfBatch })),
    ...shares.map((told) => ({ ...told, reason: "share" as const })),
  ];
  const isOfShare = ({ start }: SetAsideTokens) =>
    ofShares.some((share) => start >= share.start && start < share.end);
  const ofText = [...times.filter((each) => !isOfShare(each)), ...ofShares].flatMap(({ reason, ...said }) => {
    const place = places.find(said);
    return place === undefined ? [] : { place, reason };
  });
  return [...ofFigures, ...ofText]
    .sort((a, b) => a.place.start - b.place.start)
    .slice(0, setAsideMax)
    .map(({ place, reason }) => ({ text: places.typed.slice(place.start, place.end).trim(), reason }));
}
