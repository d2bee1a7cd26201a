/** Tells whether a row that was found for several parts leaves one of them out, has a food in it that nobody said, or is of a weighed food and others beside it. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup, isRawVegetable } from "#food/portions/meal-groups.ts";
import type { Connective } from "../../languages/language-grammar.ts";
import { listing } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { describeRow, englishWords, type RowWord } from "../../match/row-words.ts";
import { comparableWords } from "../../words/english-equivalents.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, atomOfWords } from "../atom.ts";
import { type FindRows, isWholeFood, wholeCoverage } from "../food-mention.ts";
import { breads, isWeighed, mentionsDish, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";

/** In most dishes: a row that has them has no other food. */
const goesUnsaid: ReadonlySet<string> = wordSet("unsaid-in-dish");

/** Nobody who eats such a kind leaves it unsaid: baby food. */
const marked: ReadonlySet<string> = wordSet("marked");
const sandwichWords = ["sandwich", "sub", "bread", "toast", "wheat", "white", "rye"];

/** "including carrots, broccoli, and/or dark-green leafy": examples. */
const examples = /\bincluding [^;)]*/gi;
/** "Chicken or turkey": either of them. */
const eitherOf = /([\p{L}-]+)(?:,? or |\/)([\p{L}-]+)/giu;

interface NamedFood {
  /** One of them, where the row names several: "chicken or turkey". */
  readonly either: readonly string[];
}

function isNamedFood(word: string, find: FindRows): boolean {
  const [alone] = find([atomOfWords([{ english: [word], kind: "plain", start: 0, end: 0 }])]);
  return isWholeFood(alone);
}

const namedFoods = new WeakMap<FoodRow, readonly NamedFood[]>();

/** The foods that the row's description names. */
function foodsNamedIn(row: FoodRow, find: FindRows): readonly NamedFood[] {
  const known = namedFoods.get(row);
  if (known !== undefined) return known;
  const { name } = splitRecipe(row.source.description);
  const description = name.replaceAll(examples, " ");
  const alternatives = [...description.matchAll(eitherOf)].map(([, first = "", second = ""]) =>
    englishWords(`${first} ${second}`),
  );
  const isRecipe = row.category.startsWith("Standard recipes");
  const isFood = ({ text, role }: RowWord) =>
    role === "head" || marked.has(text) || (isRecipe && role === "beforeHead") || isNamedFood(text, find);
  const foods = describeRow(description).words.filter(
    (word) => word.role !== "brand" && !goesUnsaid.has(word.text) && isFood(word),
  );
  const named = foods.map(({ text }) => ({
    either: alternatives.find((words) => words.includes(text)) ?? [text],
  }));
  namedFoods.set(row, named);
  return named;
}

function wordsSaid(group: readonly Atom[]): ReadonlySet<string> {
  const english = group.flatMap(({ words }) =>
    words.flatMap((word) => [...word.english, ...(word.englishAlone ?? [])]),
  );
  const stemmed = englishWords(english.join(" "));
  const comparable = comparableWords(stemmed.map((text) => ({ text, isHead: false })));
  return new Set([...stemmed, ...comparable.map(({ text }) => text)]);
}

/** "turkey on rye" is a sandwich, whatever bread its row has. */
function saysSandwich(group: readonly Atom[]): boolean {
  const last = group.at(-1);
  return last?.connective === "on" && stemmedEnglishWords(last).some((word) => breads.has(word));
}

function hasUnsaidFood(group: readonly Atom[], { row }: FoundRow, find: FindRows): boolean {
  const said = new Set([...wordsSaid(group), ...(saysSandwich(group) ? sandwichWords : [])]);
  return foodsNamedIn(row, find).some(({ either }) => !either.some((word) => said.has(word)));
}

const namesSeveral = /\b(?:and|with|on|n)\b|[&:;]/i;

/** "Calzone, with meat and cheese", "Fruit leather and fruit snacks candy" */
function isCalledAfterAll({ row, coverage }: FoundRow): boolean {
  return namesSeveral.test(row.source.description) && coverage >= wholeCoverage;
}

/** Its row is that of another part, though "a fruit and nut bar" is no kind of one of them. */
function isOneOfOthers(found: FoundRow, [, ...others]: readonly FoundRow[]): boolean {
  return others.some((other) => other.row === found.row) && !isCalledAfterAll(found);
}

function areOfOneKind(found: FoundRow, other: FoundRow | undefined): boolean {
  const kind = portionClassOf(found.row);
  return kind !== undefined && other !== undefined && portionClassOf(other.row) === kind;
}

/**
 * A measure is of all that was mixed or is in one bowl, "a cup of beef with vegetables"; a weight before an "and" of the first alone,
 * except of one dish, "200 g of beef and vegetable soup". "30 g cheese, cheddar": the second says which; "300 g of tofu,
 * cheese" has the row of its cheese, and its tofu would be lost.
 */
function isMeasuredTogether(
  group: readonly Atom[],
  found: FoundRow,
  { alone, find }: { readonly alone: readonly FoundRow[]; readonly find: FindRows },
): boolean {
  const measure = group[0]?.quantity?.measure;
  if (measure === undefined || !group.slice(1).every(({ connective }) => listing.has(connective)))
    return measure !== undefined;
  const isCalledSo = isCalledAfterAll(found) && !hasUnsaidFood(group, found, find);
  if (isCalledSo || namesOneDish(group, found, true)) return true;
  return measure.kind === "household" && (!isOneOfOthers(found, alone) || areOfOneKind(found, alone[0]));
}

/** "pan con café" is no bread called after coffee, nor "queso con una cerveza" a cheese called after beer. */
function isDrinkBeside(group: readonly Atom[], { row }: FoundRow, find: FindRows): boolean {
  const isDrink = (each: FoodRow) => isInGroup(each, "hot-drink") || each.nutriScoreClass === "alcohol";
  const [last] = find(group.slice(-1));
  return isWholeFood(last) && isDrink(last.row) && !isDrink(row);
}

/** "eggs, toast" and "honey and walnuts" are two, whatever "Eggs on toast" and "Walnuts, honey roasted" are. */
function isOfSeveral(group: readonly Atom[], found: FoundRow, alone: readonly FoundRow[]): boolean {
  const others = group.slice(1);
  const isNamedSo = namesSeveral.test(found.row.source.description);
  // "dumplings with soy sauce" is more than its sauce.
  if (isOneOfOthers(found, alone)) {
    const isMeasured = group[0]?.quantity?.measure !== undefined;
    return isMeasured && others[0]?.connective === "list" && areOfOneKind(found, alone[0]);
  }
  if (!others.every(({ connective }) => listing.has(connective))) return true;
  if (others.every(({ connective }) => connective === "list")) return false;
  return isNamedSo;
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

/** "150 g of salmon with broccoli", "60 g oats with milk and banana", "8 oz steak, baked potato": the weight is the first food's alone. */
function liesBeside(atom: Atom, weighed: FoundRow, find: FindRows): boolean {
  const [alone] = find([atom]);
  if (!isWholeFood(alone)) return false;
  if (!isLooselyConnected(atom) && !listing.has(atom.connective)) return false;
  const isSide = isInGroup(alone.row, "beside-main") || isRawVegetable(alone.row);
  if (isSide && atom.connective !== "and") return true;
  const arePlain = isPlainFood(weighed.row) && (isPlainFood(alone.row) || isInGroup(alone.row, "extra"));
  return arePlain && !kindsOfPlainFood.has(nounOfAtom(atom));
}

/** "110 g of cherry tomatoes with mozzarella": no dish of both was named. */
function arePlainBesideWeighed([first, ...others]: readonly Atom[], find: FindRows): boolean {
  const weighed = first && find([first])[0];
  return isWeighed(first) && isWholeFood(weighed) && others.every((atom) => liesBeside(atom, weighed, find));
}

/** For taking a weighed food and the parts behind it for one, of which the row found for all does not know some. */
export function penaltyBesideWeighed(group: readonly Atom[], found: FoundRow, find: FindRows): number {
  const [first, ...others] = group;
  const weighed = first && find([first])[0];
  if (found.coverage >= wholeCoverage || !isWholeFood(weighed)) return 0;
  const made = others.findIndex(({ connective }) => connective === "made");
  const beside = (made < 0 ? others : others.slice(0, made)).filter((atom) =>
    liesBeside(atom, weighed, find),
  );
  return beside.length * foodBesidePenalty;
}

const friedRice = /^(?:Fried rice|Rice, fried)/;

/** "arroz y huevo frito" is no fried rice with egg: what is fried was said of another part. */
function isFriedBeside(group: readonly Atom[], { row }: FoundRow): boolean {
  const rice = group.find((atom) => stemmedEnglishWords(atom).includes("rice"));
  if (rice === undefined || group.length < 2 || !friedRice.test(row.source.description)) return false;
  return !stemmedEnglishWords(rice).includes("fried");
}

const sweet = /sugar|sweet/i;
const hotDrinkByName = /^(?:tea|coffee)\b/i;

/** "té con leche y azúcar" is not a row that has no sugar. */
function isSweetenedBesides(group: readonly Atom[], { row }: FoundRow): boolean {
  const { name } = splitRecipe(row.source.description);
  const isHotDrink = isInGroup(row, "hot-drink") || hotDrinkByName.test(name);
  const saysSugar = group.slice(1).some((atom) => stemmedEnglishWords(atom).join() === "sugar");
  return saysSugar && isHotDrink && (!sweet.test(name) || /unsweetened|(?:no|without) sugar/i.test(name));
}

const betweenFoods: ReadonlySet<Connective> = new Set(["with", "and", "list", "on"]);

const besideBread: ReadonlySet<Connective> = new Set(["and", "with", "flavored"]);

/** "2 slices of bread and butter" are no pickles, "a slice of toast with butter" has no yeast extract, "pain au beurre" is no pudding. */
function isBreadBeside([first, second]: readonly Atom[]): boolean {
  const isBeside = second !== undefined && besideBread.has(second.connective);
  return isBeside && breads.has(stemmedEnglishWords(first).at(-1) ?? "");
}

/** "a ham and cheese sandwich" says which sandwich; "a burger and lasagna" are one only where a row is called so. */
function namesOneDish(group: readonly Atom[], { isNamed }: FoundRow, isListed: boolean): boolean {
  const dishes = group.filter(mentionsDish);
  if (dishes.some((dish) => stemmedEnglishWords(dish).length > 1)) return true;
  return isListed ? isNamed === true : dishes.length > 0;
}

/** "pork with rice" is pork and rice, whatever soup has both: parts that are foods by themselves are no dish that nobody named. */
export function losesFood(group: readonly Atom[], found: FoundRow, find: FindRows): boolean {
  const [first, ...others] = group;
  if (first === undefined) return false;
  if (isBreadBeside(group) && hasUnsaidFood(group, found, find)) return true;
  if (!others.every(({ connective }) => betweenFoods.has(connective))) return false;
  const alone = group.flatMap((atom) => find([atom]).slice(0, 1).filter(isWholeFood));
  const isOther = isFriedBeside(group, found) || isSweetenedBesides(group, found);
  if (isOther || isDrinkBeside(group, found, find)) return true;
  if (others.length === 0 || alone.length < group.length) return false;
  const isListBehind = first.lead === "amount" && others[0]?.connective === "list";
  const isOfFirst = isListBehind || arePlainBesideWeighed(group, find);
  const areListed = others.every(({ connective }) => listing.has(connective));
  if (!isOfFirst && isMeasuredTogether(group, found, { alone, find })) return false;
  if (!isOfSeveral(group, found, alone)) return true;
  // "30 g cheese, cheddar" says which.
  const isListed = areListed && !alone.some(({ row }) => row === found.row);
  if (namesOneDish(group, found, isListed)) return false;
  return isListed || (found.score !== found.perfectScore && hasUnsaidFood(group, found, find));
}
