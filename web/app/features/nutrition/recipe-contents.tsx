import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listFoodIngredients } from "#contract/endpoints/foods.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { foodsKey } from "../../api/foods-key.ts";
import { request } from "../../api/request.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** Folded: what one of our standard recipes is made of. */
export function RecipeContents({ source: { table, code } }: { readonly source: FoodSource }) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const language = useLanguage();
  const contents = useQuery({
    queryKey: [...foodsKey, "ingredients", language, table, code],
    queryFn: ({ signal }) => request(listFoodIngredients, { query: { table, code, language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1.5">{t("food.recipeContents")}</summary>
      {contents.isPending && <p className="text-ink-muted">{t("food.recipeLoading")}</p>}
      {contents.isError && <p className="text-ink-muted">{t("food.recipeFailed")}</p>}
      <ul className="figures grid gap-1">
        {contents.data?.map(({ name, grams }) => (
          <li key={`${name} ${grams}`} className="flex justify-between gap-3">
            <span>{name}</span>
            <span className="shrink-0 text-ink-muted">{formats.foodWeight(grams)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
