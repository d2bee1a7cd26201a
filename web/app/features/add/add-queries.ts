import { queryOptions } from "@tanstack/react-query";
import { listFavourites, listOwnFoods, listUsual } from "#contract/endpoints/logging.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 60_000;

export function usualQuery(mealType: MealType) {
  return queryOptions({
    queryKey: [...diaryKey, "usual", mealType],
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
