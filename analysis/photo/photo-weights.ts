import { withGrams } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { nothingFoundOn } from "./analyse-each.ts";
import type { WeighedPhoto } from "./packets.ts";

/** Grams of the whole meal if no food is assigned to a photo; 0 if unknown: the weight of a later photo alone is that of a part. */
export function weighedGrams(photos: readonly WeighedPhoto[]): number {
  return photos[0]?.grams === undefined ? 0 : photos.reduce((sum, { grams = 0 }) => sum + grams, 0);
}

/** Foods that were weighed together, in the proportions that were read. */
function weighTogether(foods: readonly AnalysedFood[], grams: number): readonly AnalysedFood[] {
  const read = foods.reduce((sum, food) => sum + food.grams, 0);
  if (foods.length === 1) return foods.map((food) => withGrams(food, grams));
  // Only the sum was weighed: each food keeps the uncertainty of its portion.
  const shareOf = (food: AnalysedFood) => Math.round((food.grams * grams * 10) / read) / 10;
  return foods.map((food) => withGrams(food, shareOf(food), food.portionUncertainty));
}

function photosWithFoods({ foods }: MealAnalysis): ReadonlySet<number> {
  return new Set(foods.flatMap(({ photo }) => photo ?? []));
}

/**
 * A photo's weight is that of the foods that it shows first, together. If no food is assigned to a photo, the sum of the weights is
 * that of the meal, provided that the first photo was weighed. The weight of a photo without foods is not used.
 */
export function withWeights(meal: MealAnalysis, photos: readonly WeighedPhoto[]): MealAnalysis {
  const weighed = photos.filter(({ grams }) => grams !== undefined);
  if (weighed.length === 0 || meal.foods.length === 0) return meal;
  if (photos.length === 1 || photosWithFoods(meal).size === 0) {
    const grams = weighedGrams(photos);
    return grams === 0 ? meal : { ...meal, foods: weighTogether(meal.foods, grams) };
  }
  let { foods } = meal;
  for (const { number, grams = 0 } of weighed) {
    const ofPhoto = weighTogether(
      foods.filter(({ photo }) => photo === number),
      grams,
    );
    const byId = new Map(ofPhoto.map((food) => [food.id, food]));
    foods = foods.map((food) => byId.get(food.id) ?? food);
  }
  return { ...meal, foods };
}

/** Names the photos whose weight was not used, so that the person knows. */
export function withUnusedWeights(meal: MealAnalysis, photos: readonly WeighedPhoto[]): MealAnalysis {
  const unread = meal.unreadPhotos ?? [];
  const reported = new Set(unread.map(({ photo }) => photo));
  const used = photosWithFoods(meal);
  if (used.size === 0 && weighedGrams(photos) > 0) return meal;
  const unused = photos.filter(
    ({ number, grams }) => grams !== undefined && !used.has(number) && !reported.has(number),
  );
  return unused.length === 0 ? meal : { ...meal, unreadPhotos: [...unread, ...nothingFoundOn(unused)] };
}
