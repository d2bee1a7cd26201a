import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AnswerOf } from "#contract/endpoint.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { languageOf } from "#domain/people/language.ts";
import { foodsKey } from "../../../api/foods-key.ts";
import { request } from "../../../api/request.ts";
import { useRested } from "../../../time/use-rested.ts";

export type FoundFood = AnswerOf<typeof searchFoods>[number];

interface FoodSearchResult {
  readonly status: "idle" | "searching" | "found" | "none" | "failed";
  readonly foods: readonly FoundFood[];
}

const restMs = 180;
const staleTimeMs = 5 * 60 * 1000;

export function useFoodSearch(text: string): FoodSearchResult {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const query = useRested(text.trim(), restMs);
  const search = useQuery({
    queryKey: [...foodsKey, language, query],
    queryFn: ({ signal }) =>
      request(searchFoods, { query: { query, ...(language && { language }) } }, { signal }),
    enabled: query !== "",
    staleTime: staleTimeMs,
    placeholderData: keepPreviousData,
  });
  if (query === "") return { status: "idle", foods: [] };
  if (search.isError) return { status: "failed", foods: [] };
  if (!search.data) return { status: "searching", foods: [] };
  return { status: search.data.length > 0 ? "found" : "none", foods: search.data };
}
