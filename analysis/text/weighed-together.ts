/** Shares a weight among foods that were typed behind it without a mark: "350 g salad chicken avocado", "250 g potatoes carrots and onions". */
import { withGrams } from "#domain/nutrition/edit-food.ts";
import type { Language } from "#domain/people/language.ts";
import type { ComposedFood } from "../compose/compose-food.ts";
import { grammars } from "./languages/grammars.ts";
import { type FoodMention, statesAmount } from "./segment/food-mention.ts";
import { isWeighed } from "./segment/kinds-of-food.ts";

interface TypedText {
  readonly text: string;
  readonly language: Language;
}

/** What was typed between two foods, but for blanks; undefined where the second has an amount, or does not follow. */
function linkBetween(before: FoodMention, mention: FoodMention, text: string): string | undefined {
  const [first, second] = [before, mention].map(({ atoms }) => atoms.flatMap(({ words }) => words));
  const end = Math.max(...(first ?? []).map((word) => word.end));
  const start = Math.min(...(second ?? []).map((word) => word.start));
  return statesAmount(mention) || start <= end ? undefined : text.slice(end, start).replace(/[^\S\n]/g, "");
}

/** How many foods from here on were weighed together: all up to a mark, or to the one behind an "and". */
function countTogether(mentions: readonly FoodMention[], { text, language }: TypedText): number {
  const [weighed] = mentions[0]?.atoms ?? [];
  if (weighed?.lead !== "amount" || !isWeighed(weighed)) return 1;
  const links = mentions.slice(1).map((mention, at) => linkBetween(mentions[at] ?? mention, mention, text));
  const run = links.findIndex((link) => link !== "");
  const count = (run < 0 ? links.length : run) + 1;
  return count > 1 && grammars[language].andWords.has(links[count - 1] ?? "") ? count + 1 : count;
}

/** g by mention: of those that share a weight, as much of it as each is of what they usually weigh together. */
export function gramsTogether(
  mentions: readonly FoodMention[],
  spoken: TypedText,
  compose: (mention: FoodMention, at: number) => ComposedFood | undefined,
): ReadonlyMap<FoodMention, ComposedFood> {
  const shares = new Map<FoodMention, ComposedFood>();
  for (const [at, first] of mentions.entries()) {
    const together = mentions.slice(at, at + countTogether(mentions.slice(at), spoken));
    const weight = compose(first, at)?.food.grams;
    if (together.length < 2 || weight === undefined) continue;
    const usual = together.map((mention, n) =>
      compose({ ...mention, atoms: mention.atoms.map((atom) => ({ ...atom, quantity: undefined })) }, at + n),
    );
    const sum = usual.reduce((total, each) => total + (each?.food.grams ?? 0), 0);
    for (const [n, each] of usual.entries()) {
      const mention = together[n];
      if (each === undefined || mention === undefined) continue;
      const food = withGrams(each.food, (each.food.grams / sum) * weight, each.food.portionUncertainty);
      shares.set(mention, { ...each, food, origin: "weighed" });
    }
  }
  return shares;
}
