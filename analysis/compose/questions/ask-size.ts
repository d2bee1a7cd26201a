/** Asks how large what was counted or served was. */
import { isBeverage } from "#domain/nutrition/nutri-score.ts";
import { servingGrams } from "#food/portions/servings.ts";
import type { TextKey } from "#locales/render-text.ts";
import { ownServing } from "../../text/quantities/measures.ts";
import type { ComposedFood } from "../compose-food.ts";
import { drinkText, gramsText, roundAmount } from "./amount-text.ts";
import { type OpenChoice, portionChoice } from "./open-question.ts";

/** Sizes that portions of one dish often have, as factors of the estimate between them. */
const sizeFactors = { small: 0.6, large: 1.6 } as const;
/** Single things differ less than portions. */
const thingFactors = { small: 0.7, large: 1.4 } as const;
const usualFactorMax = 12;
/** Probabilities of a smaller amount, the estimate and a larger one: if no amount was stated, and if a number or a bowl was. */
const sizeLikelihoods = { unsaid: [0.25, 0.5, 0.25], said: [0.15, 0.7, 0.15] } as const;
export interface SizeQuestion {
  readonly ask: TextKey;
  readonly choices: readonly OpenChoice[];
  readonly likelihoods?: readonly number[];
}

/** The grams that the table assumes and those that are served, unless so far from the estimate that they measure something else. */
function usualGramsOf({ food, row, evidence: { role, country } }: ComposedFood): readonly number[] {
  return [row.defaultGrams, servingGrams(row, role, country)].flatMap((grams) => {
    if (grams === null || grams === undefined) return [];
    const isNear = grams <= food.grams * usualFactorMax && grams >= food.grams / usualFactorMax;
    return isNear ? [grams] : [];
  });
}

/** "3 tacos", but not "3 slices": how many of the thing were counted; undefined of one alone. */
function piecesCounted({ origin, evidence: { quantity } }: ComposedFood): number | undefined {
  if (quantity === undefined || origin === "weighed" || !quantity.isSaid) return undefined;
  const { count, measure, isUsual, vague } = quantity;
  const isOfThing = measure === undefined || (measure.kind === "household" && measure.word === ownServing);
  const isCounted = isOfThing && isUsual === undefined && vague === undefined;
  return isCounted && Number.isInteger(count) && count > 1 ? count : undefined;
}

/** Keeps the stated number in each choice: small, usual or large pieces. */
function questionForPieces(composed: ComposedFood, count: number): SizeQuestion {
  const { food, row } = composed;
  const isDrink = isBeverage(row.nutriScoreClass);
  const size = (key: TextKey, factor: number) => {
    const grams = factor === 1 ? food.grams : roundAmount(food.grams * factor);
    const amount = isDrink ? drinkText(row, grams) : `${roundAmount(grams)} g`;
    return portionChoice(food, grams, { key, values: { count, amount } });
  };
  return {
    ask: "questions:ask.sizes",
    choices: [
      size("questions:choice.smallPieces", thingFactors.small),
      size("questions:choice.mediumPieces", 1),
      size("questions:choice.largePieces", thingFactors.large),
    ],
    likelihoods: sizeLikelihoods.said,
  };
}

export function questionForSizes(composed: ComposedFood): SizeQuestion {
  const { food, row, origin } = composed;
  const pieces = piecesCounted(composed);
  if (pieces !== undefined) return questionForPieces(composed, pieces);
  const isDrink = isBeverage(row.nutriScoreClass);
  const isThing = origin === "counted";
  const factors = isThing ? thingFactors : sizeFactors;
  const size = (key: TextKey, grams: number) => {
    const amount = isDrink ? drinkText(row, grams) : gramsText(row, grams);
    return portionChoice(food, grams, { key, values: { amount } });
  };
  const usual = usualGramsOf(composed);
  const small = roundAmount(Math.min(food.grams * factors.small, ...usual));
  const large = roundAmount(Math.max(food.grams * factors.large, ...usual));
  const askedOfFood = isThing ? "questions:ask.size" : "questions:ask.portion";
  return {
    ask: isDrink ? "questions:ask.drink" : askedOfFood,
    choices: [
      size("questions:choice.smallPortion", small),
      size("questions:choice.mediumPortion", food.grams),
      size("questions:choice.largePortion", large),
    ],
    likelihoods: sizeLikelihoods[origin === "assumed" ? "unsaid" : "said"],
  };
}
