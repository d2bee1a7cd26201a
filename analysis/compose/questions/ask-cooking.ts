import type { FoodRow } from "#food/food-row.ts";
import type { TextKey } from "#locales/render-text.ts";
import type { ComposedFood } from "../compose-food.ts";
import type { DescribedRows } from "./described-rows.ts";
import { confirmChoice, type OpenQuestion, swapChoice } from "./open-question.ts";
import { mentionsCooking, mentionsFat } from "./settling-words.ts";

interface KnownCooking {
  readonly key: TextKey;
  readonly row: FoodRow;
}

/** Ways of cooking that differ in energy, as the table words them; the likeliest first. */
const methods: readonly { readonly key: TextKey; readonly pattern: RegExp }[] = [
  {
    key: "questions:choice.baked",
    pattern: /^(?!.*coated).*\b(?:baked|broiled|roasted|grilled|rotisserie)\b/,
  },
  { key: "questions:choice.fried", pattern: /\b(?:fried|sauteed)\b/ },
  { key: "questions:choice.boiled", pattern: /^(?!.*coated).*\b(?:boiled|poached|steamed|stewed)\b/ },
];
/** Meat and fish by themselves, not dishes of them. */
const cookedAnyWay = /^(?:Beef|Pork|Lamb|Ground beef|Chicken|Turkey|Fish|Shellfish|Liver)/;
/** Rows of other foods, and of parts of this one. */
const notThisFood = /not eaten|\bdried\b|\bdry\b|stuffed|canned|frozen|pre-cooked|ready-to-heat|hash brown/;
const skinNotEaten = /\bskin not eaten\b/;

/** "Chicken breast" of "Chicken breast, NS as to cooking method, skin eaten". */
function openFoodOf(description: string): string | undefined {
  const known = /^((?!Egg).+?)(?:, cooked)?(?:, NS as to| and) cooking method\b/.exec(description)?.[1];
  return known ?? /^(Fish, [a-z ]+), NFS$/.exec(description)?.[1];
}

/** The row with the median energy represents a method. */
function middleOf(rows: readonly FoodRow[]): FoodRow | undefined {
  const sorted = rows.toSorted((a, b) => a.per100Grams.calories - b.per100Grams.calories);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function isKindOf(food: string, base: string, description: string): boolean {
  const rest = description.slice(food.length);
  if (skinNotEaten.test(base) && skinNotEaten.test(rest)) return !/coating not eaten/.test(rest);
  return !notThisFood.test(rest);
}

function knownCookingsOf(base: FoodRow, rows: DescribedRows): readonly KnownCooking[] {
  const { description } = base.source;
  const food = openFoodOf(description);
  if (food === undefined) return [];
  const kinds = rows
    .startingWith(`${food},`)
    .filter(({ source }) => isKindOf(food, description, source.description));
  return methods.flatMap(({ key, pattern }) => {
    const row = middleOf(kinds.filter(({ source }) => pattern.test(source.description)));
    return row === undefined ? [] : [{ key, row }];
  });
}

const openFat = /,? NS as to fat(?: type)?$/;
const withFat = [", fat added", ", fat added, NS as to fat type", ", made with oil", " with oil"];

/** "Rice, white, cooked, NS as to fat" beside "no added fat" and "fat added". */
function knownFatsOf(base: FoodRow, rows: DescribedRows): readonly KnownCooking[] {
  const { description } = base.source;
  if (!openFat.test(description)) return [];
  const food = description.replace(openFat, "");
  const without = rows.find(`${food}, no added fat`) ?? rows.find(`${food} no added fat`);
  const fat = withFat.map((ending) => rows.find(`${food}${ending}`)).find((row) => row !== undefined);
  if (without === undefined || fat === undefined) return [];
  return [
    { key: "questions:choice.noFat", row: without },
    { key: "questions:choice.someFat", row: fat },
  ];
}

/** Kinds that differ by less than this share of the open row's energy are offered as one: the likelier, which comes first. */
const sameEnergyShare = 0.1;

function distanceTo({ per100Grams }: FoodRow, { row }: KnownCooking): number {
  const distance = Math.abs(row.per100Grams.calories - per100Grams.calories);
  return distance <= per100Grams.calories * sameEnergyShare ? 0 : distance;
}

function cookingQuestion(
  { food, row }: ComposedFood,
  known: readonly KnownCooking[],
  kind: "cooking" | "fat",
): OpenQuestion | undefined {
  const [nearest, ...others] = known.toSorted((a, b) => distanceTo(row, a) - distanceTo(row, b));
  if (nearest === undefined || others.length === 0) return undefined;
  return {
    id: `${kind}:${food.id}`,
    foodId: food.id,
    text: { key: `questions:ask.${kind}`, values: { food: food.name } },
    choices: [
      confirmChoice(food, { key: nearest.key }),
      ...others.map(({ key, row: other }) => swapChoice(food, { row: other, text: { key } })),
    ],
  };
}

export function askCooking(composed: ComposedFood, rows: DescribedRows): OpenQuestion | undefined {
  if (mentionsCooking(composed.wording) || !cookedAnyWay.test(composed.row.category)) return undefined;
  return cookingQuestion(composed, knownCookingsOf(composed.row, rows), "cooking");
}

export function askFat(composed: ComposedFood, rows: DescribedRows): OpenQuestion | undefined {
  if (mentionsFat(composed.wording)) return undefined;
  return cookingQuestion(composed, knownFatsOf(composed.row, rows), "fat");
}
