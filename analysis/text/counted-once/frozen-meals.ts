/** analysis/text: from a sentence to foods. This file counts a frozen meal once and not the contents named with it: "a 9 oz frozen meal featuring chicken, rice and vegetables". */
import { opensContents } from "../languages/language-grammar.ts";
import { isGoodRow } from "../match/find-rows.ts";
import { isDrink } from "../portions/row-density.ts";
import type { FoodWord } from "../segment/atom.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";
import { liesOnPlate } from "../segment/joining/meal-in-a-row.ts";
import { firstAtomOf, opensOrContinues, untilNot } from "../segment/mentions.ts";

const frozenMeal = /\bfrozen meal\b|^Frozen dinner/;

/** Said to be one, or by a name that it is sold under: enchiladas with beans and rice are cooked at home. */
function isFrozenMeal({ found: [best], atoms }: FoodMention): boolean {
  const words = atoms.flatMap((atom) => atom.words);
  const isSaid = words.some(
    ({ measures, row, english }) => (measures ?? row) !== undefined || english.includes("frozen"),
  );
  return isSaid && frozenMeal.test(best?.row.source.description ?? "");
}

/** "a generous portion of chicken" says no more than "chicken". */
function saysHowMuch(mention: FoodMention): boolean {
  const { isSaid, measure } = firstAtomOf(mention)?.quantity ?? {};
  const isPortion = measure?.kind === "household" && measure.word === "serving";
  return isSaid === true && !isPortion;
}

/** "consisting of teriyaki chicken" tells what is in it, "with" may tell what was beside it. */
function mayLieInIt(mention: FoodMention, isTold: boolean): boolean {
  const [atom, best] = [firstAtomOf(mention), mention.found[0]];
  if (atom === undefined || best === undefined || !opensOrContinues(mention)) return false;
  if (saysHowMuch(mention) || isDrink(best.row)) return false;
  return liesOnPlate(best.row) || (isTold && atom.lead !== "article");
}

/** "consisting of teriyaki chicken, rice, and vegetables", "Lean Cuisine with chicken | and rice" */
function contentsOf(meal: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  const isBegun = meal.atoms.slice(1).some((atom) => opensContents.has(atom.connective));
  const connective = after[0] && firstAtomOf(after[0])?.connective;
  const isTold = connective === "made" || isBegun;
  return isTold || connective === "with" ? untilNot(after, (each) => mayLieInIt(each, isTold)) : [];
}

function plainWord(text: string): FoodWord {
  return { english: [text], kind: "plain", start: 0, end: 0 };
}

/** The table's frozen meal of these foods, if it has one. */
function withRowOf(meal: FoodMention, contents: readonly FoodMention[], find: FindRows): FoodMention {
  const [atom] = meal.atoms;
  if (atom === undefined) return meal;
  const words = contents.flatMap(({ atoms }) => atoms.flatMap((each) => each.words));
  const told = meal.atoms.slice(1).flatMap((each) => each.words);
  const found = find([{ ...atom, words: [...told, ...words, plainWord("frozen"), plainWord("meal")] }]);
  const isOne = isGoodRow(found[0]) && frozenMeal.test(found[0]?.row.source.description ?? "");
  return isOne ? { ...meal, found } : meal;
}

export function withFrozenMealsOnce(
  mentions: readonly FoodMention[],
  find: FindRows,
): readonly FoodMention[] {
  const counted: FoodMention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const mention = mentions[at];
    if (mention === undefined) break;
    const contents = isFrozenMeal(mention) ? contentsOf(mention, mentions.slice(at + 1)) : [];
    counted.push(contents.length > 0 ? withRowOf(mention, contents, find) : mention);
    at += contents.length;
  }
  return counted;
}
