import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { isEntered, isFromLabel } from "#domain/nutrition/entered-food.ts";
import { importedFrom } from "#domain/nutrition/imported-food.ts";
import { recipeTable } from "#domain/nutrition/recipe.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MicronutrientList } from "../nutrition/micronutrient-list.tsx";
import { ToLimitList } from "../nutrition/to-limit-list.tsx";
import { useRowDescription, useTableName } from "../nutrition/use-source-credit.ts";
import { foodsWithAddingUpCalories } from "./foods-with-adding-up-calories.ts";

export function MealDetails({ meal }: { meal: Meal }) {
  const { t } = useTranslation("meals");
  const { energyUnit } = useFormats();
  return (
    <div className="grid gap-6 border-t border-line pt-4">
      <section className="grid gap-2">
        <h4 className="text-base">{t("card.foods")}</h4>
        <ul className="grid divide-y divide-line">
          {withKeys(foodsWithAddingUpCalories(meal, energyUnit)).map(({ food, key }) => (
            <FoodLine key={key} food={food} />
          ))}
        </ul>
      </section>
      <ToLimitList totals={meal.toLimit} />
      {meal.nutritionalTip && (
        <section className="grid gap-1 rounded-lg bg-butter-soft p-4">
          <h4 className="text-base">{t("card.tip")}</h4>
          <p className="text-ink-soft">{meal.nutritionalTip}</p>
        </section>
      )}
      {meal.micronutrients && (
        <section className="grid gap-2">
          <h4 className="text-base">{t("card.micronutrients")}</h4>
          <MicronutrientList
            figures={{
              amounts: meal.micronutrients,
              knownFor: meal.micronutrientsKnownFor,
              count: meal.foods.flatMap((food) => food.ingredients ?? [food]).length,
              scale: 1,
            }}
          />
        </section>
      )}
    </div>
  );
}

function FoodLine({ food }: { food: Meal["foods"][number] }) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { t: tAnalysis } = useTranslation("analysis");
  const tableName = useTableName();
  const describe = useRowDescription();
  const sourceText = (each: Pick<Meal["foods"][number], "source">) => {
    const product = importedFrom(each);
    if (product) return t("card.imported", { product, ...each.source });
    if (each.source.table === recipeTable) return t("card.recipe");
    if (isFromLabel(each)) return t("card.fromLabel");
    if (isEntered(each)) return t("card.entered");
    const { table, code } = each.source;
    const description = describe(each.source);
    const credit = t("card.source", { table: tableName(table), code });
    return description === undefined ? credit : formats.inline([description, credit]);
  };
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="font-medium first-letter:uppercase">{food.name}</p>
        <p className="text-sm text-ink-muted">{sourceText(food)}</p>
        {food.ingredients && (
          <ul className="mt-1 grid gap-1 border-l-2 border-line pl-3 text-sm text-ink-muted">
            {withKeys(food.ingredients).map(({ food: ingredient, key }) => (
              <li key={key}>
                <span className="text-ink-soft first-letter:uppercase">{ingredient.name}</span>{" "}
                <span className="figures">
                  {formats.inline([
                    formats.foodWeight(ingredient.grams),
                    formats.energy(ingredient.calories),
                  ])}
                </span>
                {"\u00a0· "}
                {sourceText(ingredient)}
              </li>
            ))}
          </ul>
        )}
        {food.unknown && (
          <p className="text-sm text-ink-muted">
            {t("card.notGiven", {
              names: food.unknown.map((name) => tAnalysis(`macros.${name}`)).join(", "),
            })}
          </p>
        )}
      </div>
      <p className="figures shrink-0 text-sm">
        {formats.inline([
          food.grams > 0 ? formats.foodWeight(food.grams) : undefined,
          food.unknown?.includes("calories") ? undefined : formats.energy(food.calories),
        ])}
      </p>
    </li>
  );
}

/** By position: a meal may contain the same food twice, and its foods are never reordered. */
function withKeys<Food>(foods: readonly Food[]) {
  return foods.map((food, position) => ({ food, key: position }));
}
