import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFoodSearch } from "../scan/foods/use-food-search.ts";
import { ownFoodsQuery, recipesQuery } from "./add-queries.ts";
import { AddSection, type RowActions } from "./add-section.tsx";
import { addableOfFound, addableOfOwn, addableOfRecipe, findOwn } from "./addable.ts";
import { splitAmount, withTypedGrams } from "./typed-amount.ts";

interface SearchResultsProps extends RowActions {
  readonly query: string;
  /** Without recipes. */
  readonly isOfIngredients?: boolean;
}

export function SearchResults({ query, isOfIngredients = false, ...rows }: SearchResultsProps) {
  const { t } = useTranslation("add");
  const { words, grams } = splitAmount(query);
  const search = useFoodSearch(words);
  const ownFoods = useQuery(ownFoodsQuery);
  const own = findOwn(ownFoods.data ?? [], words).map((food) => withTypedGrams(addableOfOwn(food), grams));
  const recipes = useQuery({ ...recipesQuery, enabled: !isOfIngredients });
  const dishes = isOfIngredients
    ? []
    : findOwn(recipes.data ?? [], words).map((recipe) => addableOfRecipe(recipe, t("recipe.perServing")));
  const found = search.foods.map((food) => withTypedGrams(addableOfFound(food), grams));
  const count = own.length + dishes.length + found.length;
  return (
    <>
      <p role="status" className="min-h-5 text-sm text-ink-muted">
        {search.status === "searching" && t("search.searching")}
        {search.status === "failed" && t("search.failed")}
        {search.status === "none" && count === 0 && t("search.none", { query: words.trim() })}
        {search.status === "found" && t("search.found", { count })}
      </p>
      <AddSection title={t("recipes")} addables={dishes} {...rows} />
      <AddSection title={t("ownFoods")} addables={own} {...rows} />
      <AddSection title={t("search.table")} addables={found} {...rows} />
    </>
  );
}
