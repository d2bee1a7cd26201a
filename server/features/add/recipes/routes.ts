import type { Kysely } from "kysely";
import type { MealAnalyser } from "#analysis/analyser.ts";
import * as endpoints from "#contract/endpoints/recipes.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import { chooseCountry } from "../../../http/choose-country.ts";
import { countChange } from "../../../http/count-change.ts";
import { modelSpenderOf } from "../../../http/model-spender.ts";
import type { Serve } from "../../../http/serve.ts";
import { presentRecipe, presentSummary } from "./present-recipe.ts";
import { readIngredientList } from "./read-ingredient-list.ts";
import { deleteRecipe, findRecipe, listRecipes } from "./recipes-table.ts";
import { addRecipe, changeRecipe } from "./save-recipe.ts";

interface RecipeParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly analyser: MealAnalyser;
}

export function serveRecipes(serve: Serve, { db, findFood, analyser }: RecipeParts): void {
  serve(endpoints.listRecipes, async ({ caller }) => {
    const recipes = await listRecipes(db, caller.userId);
    return recipes.map((recipe) => presentSummary(recipe, findFood));
  });
  serve(endpoints.getRecipe, async ({ caller, params }) => {
    const recipe = await findRecipe(db, caller.userId, params.id);
    if (!recipe) throw new AppError("recipe_not_found");
    return presentRecipe(recipe, findFood);
  });
  serve(
    endpoints.addRecipe,
    async ({ body: { language: asked, ...fields }, caller, newRow, acceptLanguage }) => {
      const language = asked ?? preferredLanguage(acceptLanguage);
      return presentRecipe(await addRecipe(db, { findFood, caller, fields, language, newRow }), findFood);
    },
    countChange,
  );
  serve(
    endpoints.changeRecipe,
    async ({ params: { id }, body, caller, acceptLanguage }) => {
      const { language: asked, revision, ...fields } = body;
      const language = asked ?? preferredLanguage(acceptLanguage);
      const changed = await changeRecipe(db, { findFood, caller, fields, language, id, revision });
      return presentRecipe(changed, findFood);
    },
    countChange,
  );
  serve(endpoints.deleteRecipe, async ({ params, caller }) => {
    if (!(await deleteRecipe(db, caller.userId, params.id))) throw new AppError("recipe_not_found");
  });
  serve(
    endpoints.readIngredientList,
    ({ body, caller, acceptLanguage, address }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = chooseCountry(caller, acceptLanguage, language);
      const spender = modelSpenderOf(caller, address);
      return readIngredientList(analyser, { text: body.text, language, country, spender });
    },
    countChange,
  );
}
