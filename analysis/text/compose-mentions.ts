/** Gives the foods of a meal their grams, each by itself and beside the others. */
import { withGrams } from "#domain/nutrition/edit-food.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { type ComposedFood, composeFood } from "../compose/compose-food.ts";
import { mealsOfDay, rolesInMeal } from "../compose/role-in-meal.ts";
import { shareOfPortion, sharesPlate } from "../compose/share-plate.ts";
import { shareOfSlices } from "../compose/spread-on-slices.ts";
import { energyOfMention, withStatedEnergy } from "../compose/stated-energy.ts";
import { rowDescribed } from "./match/named-rows.ts";
import { nameInText, type TypedText } from "./named/name-in-text.ts";
import { toIngredient } from "./recipe-ingredient.ts";
import type { FoodMention, MentionedAmount } from "./segment/food-mention.ts";
import type { StatedFigure } from "./segment/set-aside/stated-figures.ts";
import { type Batch, isInBatch } from "./segment/shares/batches.ts";
import { gramsTogether } from "./weighed-together.ts";

export interface SpokenText extends LocalSpeaker {
  readonly text: string;
  /** The same text, word by word, as it was typed. */
  readonly typed: TypedText;
  /** Energies and nutrients that were stated. */
  readonly figures: readonly StatedFigure[];
  /** A recipe of which a part was eaten. */
  readonly batch?: Batch | undefined;
  /** What else told a share, as it stands in the text. */
  readonly shares: readonly { readonly start: number; readonly end: number }[];
}

/** Of a food by itself. */
export function amountOfMention(mention: FoodMention, spoken: SpokenText): MentionedAmount {
  const food = composeFood(mention, { ...spoken, number: 1, role: "alone" })?.food;
  if (food === undefined) return { grams: 0, calories: 0 };
  return { grams: food.grams, calories: (food.grams * food.per100Grams.calories) / 100 };
}

/** The energy that the food was weighed by. */
export function energyUsedOf(mention: FoodMention, spoken: SpokenText): StatedFigure | undefined {
  const energy = energyOfMention(mention, spoken.figures, spoken.typed.places);
  if (energy === undefined) return undefined;
  const unweighed = composeFood(mention, { ...spoken, number: 1, role: "alone" });
  return unweighed !== undefined && withStatedEnergy(unweighed, energy) !== unweighed ? energy : undefined;
}

type Compose = (mention: FoodMention, at: number, share?: number) => ComposedFood | undefined;

function composerOf(mentions: readonly FoodMention[], spoken: SpokenText): Compose {
  const roles = rolesInMeal(mentions, spoken.text);
  return (mention, at, share = 1) => {
    const name = nameInText(mention, spoken.typed);
    const composed = composeFood(mention, {
      ...spoken,
      name,
      number: at + 1,
      role: roles[at] ?? "alone",
      share,
    });
    return (
      composed && withStatedEnergy(composed, energyOfMention(mention, spoken.figures, spoken.typed.places))
    );
  };
}

/** As it went into the pot, the part that was eaten: nothing is left to ask of it. */
function eatenOfBatch(composed: ComposedFood, share: number, table: FoodTable): ComposedFood {
  const whole = toIngredient(composed, (description) => rowDescribed(table, description));
  const { grams, portionUncertainty } = whole.food;
  return {
    ...whole,
    food: withGrams(whole.food, grams * share, portionUncertainty),
    origin: "weighed",
    evidence: { ...whole.evidence, isSizeSaid: true },
  };
}

/** Foods that share a plate weigh less than each by itself. */
export function composeMeal(
  mentions: readonly FoodMention[],
  spoken: SpokenText,
  table: FoodTable,
): readonly ComposedFood[] {
  const { batch } = spoken;
  const compose = composerOf(mentions, spoken);
  const meals = mealsOfDay(mentions, spoken.text);
  const together = gramsTogether(mentions, spoken, compose);
  const alone = mentions.map((mention, at) => together.get(mention) ?? compose(mention, at));
  return alone.flatMap((food, at) => {
    if (food === undefined) return [];
    const ingredient = mentions[at];
    if (batch && ingredient && isInBatch(ingredient, batch)) return eatenOfBatch(food, batch.share, table);
    const spread = shareOfSlices(
      food,
      alone.slice(0, at).flatMap((each) => each ?? []),
    );
    const mention = mentions[at];
    if (spread > 1 && mention !== undefined) return compose(mention, at, spread) ?? [];
    const meal = alone.filter((each, index) => each !== undefined && meals[index] === meals[at]);
    const share = sharesPlate(food) ? shareOfPortion(meal.flatMap((each) => each ?? [])) : 1;
    return (share < 1 && mention !== undefined ? compose(mention, at, share) : food) ?? [];
  });
}

/** As they go into the pot. */
export function composeIngredients(
  mentions: readonly FoodMention[],
  spoken: SpokenText,
  table: FoodTable,
): readonly ComposedFood[] {
  const compose = composerOf(mentions, spoken);
  return mentions.flatMap((mention, at) => {
    const food = compose(mention, at);
    return food === undefined ? [] : toIngredient(food, (description) => rowDescribed(table, description));
  });
}
