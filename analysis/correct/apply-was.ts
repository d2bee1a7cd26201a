/** "the coffee was with milk", "the fries were 50 g", "the tortilla was corn", "the coffee without sugar". */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { applyAmountOf } from "./apply-amount.ts";
import { applyPart, isMoreSpecificThan, namesFood } from "./apply-part.ts";
import { withoutPart } from "./apply-removal.ts";
import { applyReplacement } from "./apply-replacement.ts";
import { type ChangedFoods, putInPlace, removeFood, scaleFoods } from "./changed-foods.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import { findFoodInMeal, foodsOfSameGroup, headOf, isSameRow } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { findVariantOf, readSaidOf, takeVariant } from "./read-variant.ts";

interface Kind {
  readonly food: string;
  readonly text: string;
  readonly old: AnalysedFood;
}

/** "a double with skimmed milk" of a coffee, "without croutons" of a salad: the same food, and what it comes with. */
async function applyCompletion(
  changed: ChangedFoods,
  { food, text, old }: Kind,
  context: CorrectionContext,
): Promise<Changed> {
  const { completed, refusal, shares } = correctionGrammars[context.language];
  const { head = "", tail } = completed.exec(text)?.groups ?? {};
  if (tail === undefined) return undefined;
  const factor = shares[head];
  const said = factor === undefined ? [head, tail] : [tail];
  // What is refused is a part of the whole dish; what is said to be with it takes the place of what was.
  const nouns = refusal.test(tail) ? [old.name, headOf(old), food] : [headOf(old), old.name, food];
  for (const noun of nouns) {
    const replacements = await context.read([noun, ...said].filter((word) => word !== "").join(" "));
    const [first] = replacements;
    if (!first || !findFoodInMeal([old], first.name, first)) continue;
    const done = applyReplacement(changed, { old, replacements, context, keepsAmount: true });
    const scaled = done?.foods.filter(({ id }) => id === old.id) ?? [];
    return done && factor !== undefined ? scaleFoods(done, scaled, factor) : done;
  }
  return undefined;
}

/** "the coffee was with milk" names no other food, but a kind of coffee. */
async function applyKind(changed: ChangedFoods, kind: Kind, context: CorrectionContext): Promise<Changed> {
  const { food, text, old } = kind;
  const { read } = context;
  // "the real one" names nothing.
  if (/ one$/.test(text)) return undefined;
  const done = await applyCompletion(changed, kind, context);
  if (done) return done;
  // "decaffeinated" of coffee with milk keeps the milk.
  const whole = headOf(old) === old.name ? undefined : singleOrUndefined(await read(`${old.name} ${text}`));
  const isWhole = whole && foodsOfSameGroup([old], whole, context.table).length > 0;
  if (isWhole && !isSameRow(old, whole))
    return applyReplacement(changed, { old, replacements: [whole], context, keepsAmount: true });
  const replacements = await readSaidOf(old, { food, text }, context);
  // A row that it has already: the words say nothing that the row depends on.
  if (isSameRow(old, singleOrUndefined(replacements))) return changed;
  return applyReplacement(changed, { old, replacements, context });
}

/** "the oats were with water", "the coffee without sugar": of the food itself, not of one part of it. */
async function applyOwnKind(
  changed: ChangedFoods,
  { food, text, old }: Kind,
  context: CorrectionContext,
): Promise<Changed> {
  if (!(await namesFood(old, food, context))) return undefined;
  const [alone] = await context.read(text);
  if (alone && foodsOfSameGroup([old], alone, context.table).length > 0) return undefined;
  const variant = await findVariantOf(old, text, context);
  return variant && takeVariant(changed, old, variant);
}

/** "de pollo" of a "filete de ternera" takes the place of all that its name adds. */
function isOfItself(old: AnalysedFood, text: string): boolean {
  const [link] = text.split(" ");
  return headOf(old) === old.name || old.name.startsWith(`${headOf(old)} ${link} `);
}

export async function applyWas(
  changed: ChangedFoods,
  { food, text }: { readonly food: string; readonly text: string },
  context: CorrectionContext,
): Promise<Changed> {
  const old = await findNamedFood(changed, food, context);
  const { refusal } = correctionGrammars[context.language];
  const refused = text.replace(refusal, "");
  if (old && refused !== text) return applyRefusal(changed, { old, refused }, context);
  const amount = old && (await applyAmountOf(changed, { text, context, of: old }));
  if (amount) return amount;
  const own = old && isOfItself(old, text) && (await applyOwnKind(changed, { food, text, old }, context));
  const done = own || (await applyPart(changed, { food, text }, context));
  if (done || old === undefined || !(await namesFood(old, food, context))) return done;
  const kind = await applyKind(changed, { food, text, old }, context);
  const now = kind?.foods.find(({ id }) => id === old.id);
  // A part that its recipe does not tell: "brown" of chicken fried rice would take the chicken away.
  const isOther = now !== undefined && foodsOfSameGroup([old], now, context.table).length === 0;
  return isOther && isMoreSpecificThan(old, food) ? undefined : kind;
}

/** "the coffee without sugar": of this food, or sugar that was listed beside it. */
async function applyRefusal(
  changed: ChangedFoods,
  { old, refused }: { readonly old: AnalysedFood; readonly refused: string },
  context: CorrectionContext,
): Promise<Changed> {
  const rest = await withoutPart(old, refused, context);
  if (rest) return putInPlace(changed, old, rest);
  const [meant] = await context.read(refused);
  const listed = changed.foods.find((food) => isSameRow(food, meant));
  return listed ? removeFood(changed, listed) : changed;
}
