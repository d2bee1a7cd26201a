import { applyMention } from "./apply-mention.ts";
import { namesFood } from "./apply-part.ts";
import { asMuchAs, type ChangedFoods, putInPlace, scaleFoods } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, findNamedFood } from "./correction-context.ts";
import { foodsOfSameGroup, groupOf } from "./find-in-meal.ts";
import { findVariantOf } from "./read-variant.ts";

interface Scaled {
  readonly factor: number;
  readonly of: string;
  readonly text: string;
}

/** Groups of which a double is another food: twice the meat on the same bread. */
const groupsOnBread = /burger|sandwich/i;

/** "the rice was half", "the burger was a double". */
export async function applyScale(
  changed: ChangedFoods,
  { factor, of, text }: Scaled,
  context: CorrectionContext,
): Promise<Changed> {
  const food = await findNamedFood(changed, of, context);
  if (!food) return applyMention(changed, { text, isAddition: true, context });
  if (!(await namesFood(food, of, context))) return undefined;
  const scaled = scaleFoods(changed, [food], factor);
  if (factor <= 1 || !groupsOnBread.test(groupOf(food, context.table) ?? "")) return scaled;
  const multiple = await findVariantOf(food, text, context);
  if (!multiple || foodsOfSameGroup([food], multiple.food, context.table).length === 0) return undefined;
  const [plain] = await context.read(food.name);
  const share = plain ? multiple.food.grams / plain.grams : factor;
  return putInPlace(changed, food, asMuchAs(food, multiple.food, share));
}
