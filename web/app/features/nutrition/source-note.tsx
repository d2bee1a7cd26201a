import { useTranslation } from "react-i18next";
import { type FoodSource, modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type KnownToLimit, nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { shownMacros } from "./macro-styles.ts";
import { RecipeContents } from "./recipe-contents.tsx";
import { useSourceCredit } from "./use-source-credit.ts";
import { useToLimit } from "./use-to-limit.ts";

interface SourceNoteProps {
  readonly source: FoodSource;
  readonly per100Grams?: Macronutrients;
  /** In 100 g too. */
  readonly toLimit?: KnownToLimit | undefined;
}

export function SourceNote({ source, per100Grams, toLimit = {} }: SourceNoteProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const { shown } = useToLimit();
  const creditOf = useSourceCredit();
  const { name, ingredients } = splitRecipe(source.description);
  return (
    <div className="grid gap-3 text-sm">
      <div>
        <p className="font-semibold" lang="en">
          {name}
        </p>
        <p className="text-ink-muted">
          {source.table === modelEstimateTable
            ? t("food.modelEstimate")
            : t("food.source", { table: creditOf(source.table), code: source.code })}
        </p>
        {ingredients && <RecipeContents source={source} />}
      </div>
      {per100Grams && (
        <dl className="figures grid grid-cols-2 gap-x-6 gap-y-1">
          <div className="col-span-2 flex justify-between gap-3 border-b border-line pb-1 font-semibold">
            <dt>{t("food.per100")}</dt>
            <dd>{formats.energy(per100Grams.calories)}</dd>
          </div>
          {shownMacros.map((name) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-muted">{t(`macros.${name}`)}</dt>
              <dd>{formats.amount(per100Grams[name], "g")}</dd>
            </div>
          ))}
          {nutrientsToLimit.map((name) => {
            const amount = toLimit[name];
            const { label, unit, fromGrams } = shown(name);
            return (
              amount !== undefined && (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="text-ink-muted">{label}</dt>
                  <dd>{formats.amount(fromGrams(amount), unit)}</dd>
                </div>
              )
            );
          })}
        </dl>
      )}
    </div>
  );
}
