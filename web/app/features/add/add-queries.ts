import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "#contract/endpoint.ts";
import { listFavourites, listOwnFoods, listUsual } from "#contract/endpoints/add.ts";
import { getRecipe, listRecipes } from "#contract/endpoints/recipes.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { useIsConnected } from "../../api/connection.ts";
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

/**
 * Without a network, the lists of another meal are shown, all as recent. `keepsInvalidated`: mounting does not fetch lists again that a
 * change has invalidated. The offers of an empty meal ask so: the open sheet shows the same lists, and they must not move.
 */
export function useUsual(mealType: MealType, { keepsInvalidated = false } = {}) {
  const queryClient = useQueryClient();
  const isConnected = useIsConnected();
  const usual = useQuery({
    ...usualQuery(mealType),
    refetchOnMount: ({ state }) => !(keepsInvalidated && state.isInvalidated),
  });
  if (usual.data || isConnected) return { ...usual, isUnknown: false };
  const known = queryClient.getQueriesData<AnswerOf<typeof listUsual>>({ queryKey: usualKey });
  const other = known.find(([, lists]) => lists !== undefined)?.[1];
  const data = other && { ...other, usual: [], recent: [...other.usual, ...other.recent] };
  return { ...usual, data, isPending: false, isError: false, isUnknown: data === undefined };
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
