import { applyMention } from "./apply-mention.ts";
import { applyRemoval } from "./apply-removal.ts";
import { applyReplacementByFood, applyReplacementOf } from "./apply-replacement.ts";
import { applyScale } from "./apply-scale.ts";
import { applyWas } from "./apply-was.ts";
import { type ChangedFoods, replaceFood, scaleFoods, withEnergy } from "./changed-foods.ts";
import type { Correction } from "./correction.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import { readWithOther } from "./read-variant.ts";

/** undefined: the clause asks for nothing that this meal has or could have. */
export async function applyCorrection(
  changed: ChangedFoods,
  correction: Correction,
  context: CorrectionContext,
): Promise<Changed> {
  switch (correction.kind) {
    case "scale": {
      const { factor, of, text } = correction;
      return of === undefined
        ? scaleFoods(changed, changed.foods, factor)
        : applyScale(changed, { factor, of, text }, context);
    }
    case "replace": {
      const { from, to, food } = correction;
      if (from === undefined) return applyReplacementByFood(changed, to, context);
      if (food === undefined) return applyReplacementOf(changed, { from, to }, context);
      const old = await findNamedFood(changed, food, context);
      const dish = old && (await readWithOther(old, { from, to }, context));
      return dish
        ? replaceFood(changed, { old, food: dish, areAlike: false })
        : applyWas(changed, { food, text: to }, context);
    }
    case "remove":
      return applyRemoval(changed, correction.food, context);
    case "energy": {
      const { food: named, kcal } = correction;
      const food =
        named === undefined ? singleOrUndefined(changed.foods) : await findNamedFood(changed, named, context);
      return food && withEnergy(changed, food, kcal);
    }
    case "was":
      return applyWas(changed, correction, context);
    default:
      return applyMention(changed, { ...correction, context });
  }
}
