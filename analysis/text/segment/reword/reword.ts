/** analysis/text: from a sentence to foods. This file says the text anew where other words mean the same and are read already. */
import type { Token } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withBothCounted } from "./both-of-two.ts";
import { withBreadsCountedBehind } from "./breads-counted-behind.ts";
import { withBurgersInLettuce } from "./burgers-in-lettuce.ts";
import { withoutChainsOfPizza } from "./chains-of-pizza.ts";
import { withCoursesApart } from "./courses-apart.ts";
import { withCrackersBeside } from "./crackers-beside.ts";
import { withExtrasOfDishes } from "./extras-of-dishes.ts";
import { withFilledFruits } from "./filled-fruits.ts";
import { withFillingsBehindMarks } from "./fillings-behind-marks.ts";
import { withFillingsOfBreads } from "./fillings-of-breads.ts";
import { withFoodsBesideCounted } from "./foods-beside-counted.ts";
import { withFractionsInNames } from "./fractions-in-names.ts";
import { withFriesAlone } from "./fries-alone.ts";
import { withGlassesAlone } from "./glasses-alone.ts";
import { withGrainsOfBread } from "./grains-of-bread.ts";
import { withInchesOfPizza } from "./inches-of-pizza.ts";
import { withoutReplaced } from "./instead-of.ts";
import { withJugsShared } from "./jugs-shared.ts";
import { withJuiceOfFruit } from "./juice-of-fruit.ts";
import { withKindsAsHeadings } from "./kinds-before-dash.ts";
import { withKindsOfCounted } from "./kinds-of-counted.ts";
import { withoutListNumbers } from "./list-numbers.ts";
import { withLoavesOfSandwiches } from "./loaves-of-sandwiches.ts";
import { withMakersBehindPacks } from "./makers-before-packs.ts";
import { withoutMakersInsideNames } from "./makers-inside-names.ts";
import { withMealsOfPlan } from "./meals-of-a-plan.ts";
import { withMeasuresOfNames } from "./measures-of-names.ts";
import { withMeasuresOfFoods } from "./measures-without-of.ts";
import { withMeatsOfDishes } from "./meats-of-dishes.ts";
import { withMilkBehindCup } from "./milk-behind-cup.ts";
import { withSandwichesNamed } from "./names-of-sandwiches.ts";
import { withOmelettesOfWhites } from "./omelettes-of-whites.ts";
import { withOneOfTwo } from "./one-of-two.ts";
import { withPacksInBrackets } from "./packs-in-brackets.ts";
import { withPiecesOfCut } from "./pieces-of-cut.ts";
import { withPizzasByToppings } from "./pizzas-by-toppings.ts";
import { withPizzasForOne } from "./pizzas-for-one.ts";
import { withPortionsInAHurry } from "./portions-in-a-hurry.ts";
import { withPowdersBesideMilk } from "./powders-beside-milk.ts";
import { withoutPraiseInsideNames } from "./praise-inside-names.ts";
import { withRefusalsTogether } from "./refusals-together.ts";
import { withRefusedBehind } from "./refused-behind.ts";
import { withRoastVegetables } from "./roast-vegetables.ts";
import { withSaladsOfVegetables } from "./salads-of-vegetables.ts";
import { withServingsBehindDrink } from "./servings-behind-drink.ts";
import { withSharesOfAll } from "./shares-of-all.ts";
import { withSizesBeforeMeal } from "./sizes-before-meal.ts";
import { withSlicesBehindFood } from "./slices-behind-food.ts";
import { withSlicesOfBread } from "./slices-of-bread.ts";
import { withStatesBehindWeights } from "./states-behind-weights.ts";
import { withSubsByLength } from "./subs-by-length.ts";
import { withThicknessOfSlices } from "./thickness-of-slices.ts";
import { withToastsBySize } from "./toasts-by-size.ts";
import { withIceCreamNamed } from "./unnamed-ice-cream.ts";
import { withWeightOfTheWhole } from "./weight-of-the-whole.ts";
import { withWeightsOfSeveral } from "./weights-of-several.ts";

const rewordings = [
  withCoursesApart,
  withoutListNumbers,
  withMealsOfPlan,
  withFillingsBehindMarks,
  withExtrasOfDishes,
  withMakersBehindPacks,
  withWeightOfTheWhole,
  withWeightsOfSeveral,
  withPacksInBrackets,
  withoutChainsOfPizza,
  withFoodsBesideCounted,
  withoutPraiseInsideNames,
  withoutMakersInsideNames,
  withFractionsInNames,
  withLoavesOfSandwiches,
  withToastsBySize,
  withPortionsInAHurry,
  withCrackersBeside,
  withFriesAlone,
  withSandwichesNamed,
  withFillingsOfBreads,
  withMilkBehindCup,
  withServingsBehindDrink,
  withSizesBeforeMeal,
  withPizzasByToppings,
  withInchesOfPizza,
  withPizzasForOne,
  withPiecesOfCut,
  withThicknessOfSlices,
  withSlicesOfBread,
  withBreadsCountedBehind,
  withMeasuresOfFoods,
  withMeasuresOfNames,
  withMeatsOfDishes,
  withGlassesAlone,
  withSubsByLength,
  withFilledFruits,
  withRoastVegetables,
  withGrainsOfBread,
  withIceCreamNamed,
  withBurgersInLettuce,
  withJuiceOfFruit,
  withPowdersBesideMilk,
  withOmelettesOfWhites,
  withStatesBehindWeights,
  withBothCounted,
  withKindsOfCounted,
  withoutReplaced,
  withRefusedBehind,
  withRefusalsTogether,
  withJugsShared,
  withSharesOfAll,
  // Behind the refusals, whose dashes are no headings: "pizza - no cheese".
  withKindsAsHeadings,
];

/** Of what is no name itself: "Savoury cake or bread", "Cake slice", "Lettuce and tomato salad with oil". */
const ofDescriptions = [withSaladsOfVegetables, withOneOfTwo, withSlicesBehindFood];

export interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
}

interface Reader extends Omit<Sentence, "tokens"> {
  /** Whether a row is called so. */
  readonly isName: (text: string) => boolean;
}

export function reworded(
  text: string,
  tokensOf: (text: string) => readonly Token[],
  { isName, ...reader }: Reader,
): Said {
  let said: Said = { text, tokens: tokensOf(text) };
  for (const reword of isName(text) ? rewordings : [...rewordings, ...ofDescriptions]) {
    const anew = reword(said.text, { ...reader, tokens: said.tokens }, isName);
    if (anew !== said.text) said = { text: anew, tokens: tokensOf(anew) };
  }
  return said;
}
