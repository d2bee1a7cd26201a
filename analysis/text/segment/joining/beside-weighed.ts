/** Tells what was named beside a weighed food and not weighed with it. */
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup, isRawVegetable } from "#food/portions/meal-groups.ts";
import { listing } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import type { Atom } from "../atom.ts";
import { type FindRows, isWholeFood, wholeCoverage } from "../food-mention.ts";
import { isWeighed, nounOfAtom } from "../kinds-of-food.ts";

interface FoundForGroup {
  readonly group: readonly Atom[];
  readonly found: FoundRow;
}

/** For each such food in a group: more than joining with a weighed food is worth. */
const foodBesidePenalty = 3;

export function isLooselyConnected(atom: Atom | undefined): boolean {
  return atom?.connective === "with" || atom?.connective === "flavored";
}

/** Nearly all of it is one of these. */
const fruitOrVegetablePercent = 80;

export function isFruitOrVegetable(row: FoodRow): boolean {
  return row.per100Grams.fruitVegetableLegumePercent >= fruitOrVegetablePercent;
}

export function isPlainFood(row: FoodRow): boolean {
  return isInGroup(row, "plain") || isFruitOrVegetable(row);
}

/** Say what kind of food rather than which: rows are named after them. */
const kindsOfPlainFood: ReadonlySet<string> = new Set("fruit nut mix sauce topping seasoning".split(" "));

function arePlain(weighed: FoodRow, other: FoodRow): boolean {
  return isPlainFood(weighed) && (isPlainFood(other) || isInGroup(other, "extra"));
}

function namesWord({ source }: FoodRow, noun: string): boolean {
  const words = source.description.toLowerCase().split(/[^a-z]+/);
  return words.some((word) => stemEnglish(word) === stemEnglish(noun));
}

/** "150 g of salmon with broccoli", "60 g oats with milk and banana", "8 oz steak, baked potato": the weight is the first food's alone. */
function liesBeside(atom: Atom, weighed: FoundRow, find: FindRows): boolean {
  const isListed = listing.has(atom.connective);
  if (!isLooselyConnected(atom) && !isListed) return false;
  // "carrots and broccoli soup"
  if (atom.connective === "and" && atom.words.length > 1) return false;
  const [alone] = find([atom]);
  if (!isWholeFood(alone)) return false;
  const isSide = isInGroup(alone.row, "beside-main") || isRawVegetable(alone.row);
  if (isSide && atom.connective !== "and") return true;
  return arePlain(weighed.row, alone.row) && !kindsOfPlainFood.has(nounOfAtom(atom));
}

/** "6 oz steak, baked potato with sour cream": the row found for all is of what was listed behind the weighed food. */
function isOfWhatIsListed(
  [first, second, ...others]: readonly Atom[],
  found: FoundRow,
  find: FindRows,
): boolean {
  if (first === undefined || second === undefined || !listing.has(second.connective)) return false;
  if (!isWholeFood(find([first])[0])) return false;
  // "139 g chicken and vegetable fajita": the row has the weighed food in its name.
  if (namesWord(found.row, nounOfAtom(first))) return false;
  const [listed] = find([second, ...others]);
  return listed !== undefined && found.coverage < listed.coverage;
}

/** "110 g of cherry tomatoes with mozzarella": no dish of both was named. */
export function arePlainBesideWeighed(group: readonly Atom[], find: FindRows): boolean {
  const [first, ...others] = group;
  const weighed = first && find([first])[0];
  return isWeighed(first) && isWholeFood(weighed) && others.every((atom) => liesBeside(atom, weighed, find));
}

/** Whether the row found for the whole group has this part: of the last one, the row found without it tells. */
function isKnownTo({ group, found }: FoundForGroup, atom: Atom, find: FindRows): boolean {
  if (atom !== group.at(-1)) return namesWord(found.row, nounOfAtom(atom));
  const [without] = find(group.slice(0, -1));
  return without === undefined || found.coverage >= without.coverage;
}

/** For taking a weighed food and the parts behind it for one, of which the row found for all does not know some. */
export function penaltyBesideWeighed(group: readonly Atom[], found: FoundRow, find: FindRows): number {
  const ofListed = isOfWhatIsListed(group, found, find) ? foodBesidePenalty : 0;
  const [first, ...others] = group;
  const weighed = first && find([first])[0];
  if (!isWholeFood(weighed) || found.coverage >= wholeCoverage) return ofListed;
  const made = others.findIndex(({ connective }) => connective === "made");
  const beside = (made < 0 ? others : others.slice(0, made)).filter(
    (atom) => !isKnownTo({ group, found }, atom, find) && liesBeside(atom, weighed, find),
  );
  return ofListed + beside.length * foodBesidePenalty;
}
