import type { NamedIngredient } from "#analysis/text/ingredients-of-row.ts";
import type { FoodSearch } from "#analysis/text/search-foods.ts";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import { foodSearchMaxResults } from "#contract/limits.ts";
import type { HouseholdSize } from "#domain/nutrition/household-size.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import type { Serve } from "../../http/serve.ts";
import { type FoundFood, presentFoundFood } from "./present-found-food.ts";

export interface FoodParts {
  readonly ingredientsOf: (
    source: Pick<FoodSource, "table" | "code">,
    speaker: LocalSpeaker,
  ) => readonly NamedIngredient[] | undefined;
  readonly sizesOf: (table: string, code: string, country: Country) => readonly HouseholdSize[] | undefined;
  readonly searchFoods: (search: FoodSearch) => Promise<readonly FoundFood[]>;
}

/** Serves the food table to people who change a meal's food. */
export function serveFoods(serve: Serve, { sizesOf, ingredientsOf, searchFoods }: FoodParts): void {
  serve(foodEndpoints.listHouseholdSizes, async ({ query, caller, acceptLanguage }) => {
    const country = chooseCountry(caller, acceptLanguage, preferredLanguage(acceptLanguage));
    const sizes = sizesOf(query.table, query.code, country);
    if (!sizes) throw new AppError("food_not_found");
    return [...sizes];
  });

  serve(
    foodEndpoints.listFoodIngredients,
    async ({ query: { language: asked, ...source }, caller, acceptLanguage }) => {
      const language = asked ?? preferredLanguage(acceptLanguage);
      const country = chooseCountry(caller, acceptLanguage, language);
      const ingredients = ingredientsOf(source, { language, country });
      if (!ingredients) throw new AppError("food_not_found");
      return [...ingredients];
    },
  );

  serve(foodEndpoints.searchFoods, async ({ query: { query, ...asked }, caller, acceptLanguage }) => {
    const language = asked.language ?? preferredLanguage(acceptLanguage);
    const country = chooseCountry(caller, acceptLanguage, language);
    const found = await searchFoods({ query, language, country, limit: foodSearchMaxResults });
    return found.map(presentFoundFood);
  });
}
