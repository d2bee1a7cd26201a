import * as z from "zod";
import * as mini from "zod/mini";
import { foldAccents } from "#analysis/text/words/fold.ts";
import { listFavourites, listOwnFoods } from "#contract/endpoints/add.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { listRecipes } from "#contract/endpoints/recipes.ts";
import { favouritesMax } from "#contract/limits.ts";
import { favourite, ownFoods } from "#contract/shapes/add.ts";
import { foodSearchQuery } from "#contract/shapes/foods.ts";
import { language } from "#contract/shapes/primitives.ts";
import { recipeSummaries } from "#contract/shapes/recipes.ts";
import { tool, withDescription } from "./tool.ts";

const foundFavourite = mini.omit(favourite, { foods: true });
const found = mini.object({
  foods: searchFoods.answer,
  ownFoods,
  recipes: recipeSummaries,
  favourites: mini.array(foundFavourite).check(mini.maxLength(favouritesMax)),
});

/** Whether every word of the query begins a word of the name. */
function isNamed(name: string, query: string): boolean {
  const words = foldAccents(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = foldAccents(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

export const searchEverything = tool({
  name: "search_foods",
  title: "Search foods, recipes and favourites",
  description:
    "Find by name: foods of the composition table, and the person's own foods (both with figures for 100 g), recipes (figures of the whole dish) and favourites (figures of all of it). log_foods logs any of them.",
  input: z.object({
    ...foodSearchQuery.shape,
    language: mini.optional(withDescription(language, "Language of the words")),
  }),
  answer: found,
  run: async (api, query) => {
    const [foods, own, recipes, favourites] = await Promise.all([
      api(searchFoods, { query }),
      api(listOwnFoods, {}),
      api(listRecipes, {}),
      api(listFavourites, {}),
    ]);
    const named = <T extends { readonly name: string }>(entries: readonly T[]) =>
      entries.filter(({ name }) => isNamed(name, query.query));
    return {
      foods,
      ownFoods: named(own),
      recipes: named(recipes),
      favourites: named(favourites).map((each) => mini.parse(foundFavourite, each)),
    };
  },
});
