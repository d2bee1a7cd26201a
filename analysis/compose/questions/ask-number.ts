import { servingGrams } from "#food/portions/servings.ts";
import { gramsOfCount } from "../../text/portions/grams-of-count.ts";
import { isPluralName } from "../../text/portions/plural-name.ts";
import { isDrink } from "../../text/portions/row-density.ts";
import { foodGramsMax } from "../../text/text-limits.ts";
import type { ComposedFood } from "../compose-food.ts";
import { roundAmount } from "./amount-text.ts";
import { type OpenQuestion, portionChoice } from "./open-question.ts";

/** More of one food, in g and in servings of it, is rather a slip of the finger. */
const slip = { grams: 1500, servings: 8 } as const;
const slipOfDrinkGrams = 4000;

const inGrams = (grams: number) => `${roundAmount(grams)} g`;

function isSlip({ food, row, origin, evidence: { quantity } }: ComposedFood, serving: number): boolean {
  if (quantity?.isSaid !== true || origin === "weighed" || origin === "assumed") return false;
  const most = isDrink(row) ? slipOfDrinkGrams : slip.grams;
  return food.grams > most && food.grams > serving * slip.servings;
}

/** "150 fresas" read as 150 g: the grams of 150 pieces. */
function piecesMeant(composed: ComposedFood): number | undefined {
  const { row, evidence } = composed;
  const { quantity, language, country, role } = evidence;
  if (quantity?.isBareWeight !== true || quantity.measure?.kind !== "mass") return undefined;
  if (isDrink(row) || !isPluralName(composed.wording, language)) return undefined;
  const count = { count: quantity.count, qualifiers: quantity.qualifiers, isSaid: true };
  const said = {
    language,
    country,
    role,
    quantity: count,
    sizes: [],
    words: [...composed.said],
    isPlural: true,
  };
  const grams = gramsOfCount(row, said, quantity.count);
  return grams > 0 && grams <= foodGramsMax ? grams : undefined;
}

/**
 * Asks about a number that may be a slip, or may count pieces where it was read as grams. Asked however sure the estimate is,
 * since a typed number is kept as it is.
 */
export function askNumber(composed: ComposedFood): OpenQuestion | undefined {
  const { food, row, evidence } = composed;
  const serving = servingGrams(row, "alone", evidence.country) ?? food.grams;
  const count = evidence.quantity?.count ?? 0;
  const pieces = piecesMeant(composed);
  const others =
    pieces !== undefined
      ? [
          portionChoice(food, pieces, {
            key: "questions:choice.pieces",
            values: { count, amount: inGrams(pieces) },
          }),
        ]
      : isSlip(composed, serving)
        ? [
            portionChoice(food, serving, {
              key: "questions:choice.onePortion",
              values: { amount: inGrams(serving) },
            }),
          ]
        : [];
  if (others.length === 0) return undefined;
  const asTyped = { key: "questions:choice.asTyped", values: { amount: inGrams(food.grams) } } as const;
  return {
    id: `number:${food.id}`,
    foodId: food.id,
    text: { key: "questions:ask.number", values: { food: food.name } },
    choices: [portionChoice(food, food.grams, asTyped), ...others],
  };
}
