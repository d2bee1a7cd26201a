import type { Kysely } from "kysely";
import type { MealAnalyser } from "#analysis/analyser.ts";
import * as endpoints from "#contract/endpoints/add.ts";
import { toMealPart } from "#domain/nutrition/change-grams.ts";
import { type FindFood, findFoodNamedIn } from "#domain/nutrition/edit-food.ts";
import type { UsualEntry } from "#domain/nutrition/rank-usual.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { presentMeal } from "../meals/present-meal.ts";
import { addOwnFood } from "./add-own-food.ts";
import { copyDay } from "./copy-day.ts";
import type { Favourite } from "./favourites-table.ts";
import { deleteFavourite, listFavourites } from "./favourites-table.ts";
import { keepFavourite } from "./keep-favourite.ts";
import { logMeal } from "./log-meal.ts";
import { deleteOwnFood, listOwnFoods, ownFoodOf, updateOwnFood } from "./own-foods-table.ts";
import { serveRecipes } from "./recipes/routes.ts";
import { changeUsualEntry, loadUsual } from "./usual-meals.ts";

/** A favourite with the figures that a meal of it would have now. */
function presentFavourite({ id, name, foods }: Favourite, findFood: FindFood) {
  const figures = composeMeal(foods.map((food, at) => toMealPart(food, at, findFood)));
  const { quantityGrams: grams, calories, protein, carbs, fat, fiber } = figures;
  return { id, name, grams, calories, protein, carbs, fat, fiber, foods: [...figures.foods] };
}

interface AddParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly analyser: MealAnalyser;
}

export function serveAdd(serve: Serve, parts: AddParts): void {
  serveMealLogging(serve, parts);
  serveOwnFoods(serve, parts);
  serveFavourites(serve, parts);
  serveRecipes(serve, parts);
}

function serveMealLogging(serve: Serve, { db, findFood }: AddParts): void {
  serve(
    endpoints.logMeal,
    async ({ body: wanted, caller, acceptLanguage, ...call }) => {
      const language = wanted.language ?? preferredLanguage(acceptLanguage);
      const country = chooseCountry(caller, acceptLanguage, language);
      const named = { findFood: findFoodNamedIn(country, findFood), language };
      return logMeal(db, { ...named, caller, wanted, ...call });
    },
    countChange,
  );
  serve(
    endpoints.copyDay,
    async ({ body: { from, to }, caller, now, newRow }) => {
      const copies = await copyDay(db, { caller, from, to, now, newRow });
      return copies.map((meal) => presentMeal(meal, { caller, findFood }));
    },
    countChange,
  );
  serve(endpoints.listUsual, async ({ query, caller, now }) => {
    const request = { caller, mealType: query.mealType, now };
    const { usual, recent, ofMeals, ...rest } = await loadUsual(db, request);
    const present = (entries: readonly UsualEntry[]) =>
      entries.map((entry) => ({ ...entry, eatenAt: entry.eatenAt.toISOString() }));
    return {
      ...{ ...rest, usual: present(usual), recent: present(recent) },
      ofMeals: {
        breakfast: present(ofMeals.breakfast),
        lunch: present(ofMeals.lunch),
        snack: present(ofMeals.snack),
        dinner: present(ofMeals.dinner),
      },
    };
  });
  serve(endpoints.changeUsual, ({ body, caller }) => changeUsualEntry(db, { caller, ...body }), countChange);
}

function serveOwnFoods(serve: Serve, { db }: AddParts): void {
  serve(endpoints.listOwnFoods, ({ caller }) => listOwnFoods(db, caller.userId));
  serve(
    endpoints.addOwnFood,
    ({ body: fields, caller, newRow }) => addOwnFood(db, { caller, fields, newRow }),
    countChange,
  );
  serve(
    endpoints.changeOwnFood,
    async ({ params: { id }, body, caller }) => {
      const food = ownFoodOf(id, body);
      if (!(await updateOwnFood(db, caller.userId, food))) throw new AppError("food_not_found");
      return food;
    },
    countChange,
  );
  serve(endpoints.deleteOwnFood, async ({ params, caller }) => {
    if (!(await deleteOwnFood(db, caller.userId, params.id))) throw new AppError("food_not_found");
  });
}

function serveFavourites(serve: Serve, { db, findFood }: AddParts): void {
  serve(endpoints.listFavourites, async ({ caller }) => {
    const favourites = await listFavourites(db, caller.userId);
    return favourites.map((favourite) => presentFavourite(favourite, findFood));
  });
  serve(
    endpoints.addFavourite,
    async ({ body: { items, name, language: asked }, caller, newRow, acceptLanguage }) => {
      const language = asked ?? preferredLanguage(acceptLanguage);
      const named = findFoodNamedIn(chooseCountry(caller, acceptLanguage, language), findFood);
      const favourite = await keepFavourite(db, { findFood: named, caller, items, name, language, newRow });
      return presentFavourite(favourite, findFood);
    },
    countChange,
  );
  serve(endpoints.deleteFavourite, async ({ params, caller }) => {
    if (!(await deleteFavourite(db, caller.userId, params.id))) throw new AppError("favourite_not_found");
  });
}
