import { queryOptions } from "@tanstack/react-query";
import { listFavourites, listOwnFoods, listUsual } from "#contract/endpoints/add.ts";
import { getRecipe, listRecipes } from "#contract/endpoints/recipes.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 60_000;

export const usualKey = [...diaryKey, "usual"] as const;

export function usualQuery(mealType: MealType) {
  return queryOptions({
    queryKey: [...usualKey, mealType],
    queryFn: ({ signal }) => request(listUsual, { query: { mealType } }, { signal }),
    staleTime: staleMs,
  });
}

export const ownFoodsQuery = queryOptions({
  queryKey: ["ownFoods"],
  queryFn: ({ signal }) => request(listOwnFoods, {}, { signal }),
  staleTime: staleMs,
});

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: ({ signal }) => request(listFavourites, {}, { signal }),
  staleTime: staleMs,
});

export const recipesKey = ["recipes"];

export const recipesQuery = queryOptions({
  queryKey: [...recipesKey, "list"],
  queryFn: ({ signal }) => request(listRecipes, {}, { signal }),
  staleTime: staleMs,
});

/** Always as it is stored now: a change is made from its revision. */
export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: [...recipesKey, id],
    queryFn: ({ signal }) => request(getRecipe, { params: { id } }, { signal }),
    gcTime: 0,
  });
}
