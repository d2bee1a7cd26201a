/** Decides what each food is in its meal: the main food, beside it, or in or on another. */
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import type { PortionRole } from "#food/portions/servings.ts";
import type { Connective } from "../text/languages/language-grammar.ts";
import type { FoodMention } from "../text/segment/food-mention.ts";
import { isBowl } from "../text/segment/kinds-of-food.ts";
import { foldAccents } from "../text/words/fold.ts";

interface PlacedRow {
  readonly row: FoodRow;
  readonly connective: Connective;
  /** "with extra chicken": no other food can be a side of it. */
  readonly isExtra: boolean;
  /** Begins another sitting: "…, then for dinner". */
  readonly beginsSitting: boolean;
  /** "a side of caesar salad" */
  readonly isSaidAside: boolean;
  /** Lies in a bowl or salad that is counted as well. */
  readonly isInBowl: boolean;
}

const anotherMealWords =
  "\\b(?:then|later|breakfast|lunch|dinner|supper|snack|evening|afternoon|luego|despues|desayun\\w*|almuerzo|almorc\\w*|comi|comida|cen[aeo]\\w*|merend\\w*|merienda|tarde|noche|puis|ensuite|midi|soir|matin|dejeuner|dejeune|diner|gouter)\\b";
/** Words between two foods after which another meal of the day begins; without accents, in the three languages. */
const anotherMeal = new RegExp(anotherMealWords);
/** These words, or the end of a sentence. */
const anotherSitting = new RegExp(`[.!?;\\n]|${anotherMealWords}`);

const aside = /\b(?:side|guarnicion|acompanamiento|accompagnement)\b/;

const holding: ReadonlySet<Connective> = new Set(["with", "on", "made", "flavored"]);

/** The words between each food and the one before it, without accents. */
function wordsBefore(mentions: readonly FoodMention[], text: string): readonly string[] {
  let readTo = 0;
  return mentions.map(({ atoms }) => {
    const words = atoms.flatMap((atom) => atom.words);
    const start = Math.min(...words.map((word) => word.start));
    const between = foldAccents(text.slice(readTo, Math.max(readTo, start)));
    readTo = Math.max(readTo, ...words.map((word) => word.end));
    return between;
  });
}

/** "salade de riz thon maïs", "bowl avec poulet, riz": nothing but a word for "with" between it and the bowl. */
function liesIn(connective: Connective, between: string): boolean {
  return holding.has(connective) || connective === "filled" || between.trim() === "";
}

function rowsWithPlaces(mentions: readonly FoodMention[], text: string): readonly PlacedRow[] {
  const between = wordsBefore(mentions, text);
  let isAfterBowl = false;
  return mentions.flatMap((mention, at) => {
    const { atoms, found } = mention;
    const row = found[0]?.row;
    if (row === undefined) return [];
    const { connective = "list", isExtra = false } = atoms[0] ?? {};
    const before = mentions[at - 1];
    const isHere = liesIn(connective, between[at] ?? "");
    const isHeld = before !== undefined && isBowl(before.atoms[0]) ? isHere : isHere || connective === "list";
    isAfterBowl = isHeld && (isAfterBowl || (before !== undefined && isBowl(before.atoms[0])));
    const beginsSitting = anotherSitting.test(between[at] ?? "");
    const isSaidAside = aside.test(between[at] ?? "");
    return [{ row, connective, isExtra, beginsSitting, isSaidAside, isInBowl: isAfterBowl } as const];
  });
}

/** The foods of one sitting: up to where the sentence starts anew. */
function rowsOfSitting(placed: readonly PlacedRow[], at: number): readonly PlacedRow[] {
  const isStart = ({ beginsSitting }: PlacedRow) => beginsSitting;
  const from = placed.findLastIndex((each, index) => index <= at && isStart(each));
  const to = placed.findIndex((each, index) => index > at && isStart(each));
  return placed.slice(Math.max(0, from), to < 0 ? placed.length : to);
}

/** Whether the food lies on or in another: "yogurt with nuts", "pizza with ham". */
function isCarried(row: FoodRow, carrier: FoodRow): boolean {
  if (!isInGroup(row, "carried")) return false;
  return isInGroup(carrier, "carrier") || (isInGroup(carrier, "main") && !isInGroup(row, "beside-main"));
}

function roleOf(placed: readonly PlacedRow[], at: number): PortionRole {
  const own = placed[at];
  if (own === undefined) return "alone";
  if (own.isExtra) return "with";
  const others = rowsOfSitting(placed, at).filter((each) => each !== own && !each.isExtra);
  const hasOther = (group: MealGroup) => others.some(({ row }) => isInGroup(row, group));
  const is = (group: MealGroup) => isInGroup(own.row, group);
  if (is("in-hot-drink") && hasOther("hot-drink")) return "in-drink";
  if (is("extra")) return "with";
  // Where the bowl counts too, rice is one more thing with it.
  if (own.isInBowl && !is("beside-bowl")) return "with";
  // "yogurt, granola, blueberries": listed after what they are eaten with.
  if (is("in-bowl") && others.some(({ row }) => row !== own.row && isInGroup(row, "bowl"))) return "with";
  const carrier = placed[at - 1];
  const isHeld = holding.has(own.connective) && carrier !== undefined;
  if (isHeld && isCarried(own.row, carrier.row)) return "with";
  // "ensalada césar y media pizza": a dish keeps its size beside another, unless the words say side.
  if (!isHeld && !own.isSaidAside && is("dish-by-itself")) return "alone";
  if (is("beside-main") && (isHeld || hasOther("main"))) return "side";
  return is("beside-starch") && hasOther("starch") ? "side" : "alone";
}

export function rolesInMeal(mentions: readonly FoodMention[], text: string): readonly PortionRole[] {
  const placed = rowsWithPlaces(mentions, text);
  return placed.map((_, at) => roleOf(placed, at));
}

/** The meal of the text that each food is in, counted from 0. */
export function mealsOfDay(mentions: readonly FoodMention[], text: string): readonly number[] {
  let meal = 0;
  return wordsBefore(mentions, text).map((between, at) => {
    if (at > 0 && anotherMeal.test(between)) meal++;
    return meal;
  });
}
