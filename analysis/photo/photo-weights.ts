import { withGrams } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { nothingFoundOn } from "./each-photo.ts";
import type { WeighedPhoto } from "./packets.ts";

export function weighedGrams(photos: readonly WeighedPhoto[]): number {
  return photos.reduce((sum, { grams = 0 }) => sum + grams, 0);
}

/** Foods that were weighed together, in the proportions that were read. */
function weighTogether(foods: readonly AnalysedFood[], grams: number): readonly AnalysedFood[] {
  const read = foods.reduce((sum, food) => sum + food.grams, 0);
  if (foods.length === 1) return foods.map((food) => withGrams(food, grams));
  // Only the sum was weighed: each food keeps the uncertainty of its portion.
  const shareOf = (food: AnalysedFood) => Math.round((food.grams * grams * 10) / read) / 10;
  return foods.map((food) => withGrams(food, shareOf(food), food.portionUncertainty));
}

/**
 * A photo's weight is that of the foods that it shows first, together. Where nobody knows which food is on which photo, the sum of the
 * weights is that of the meal. The weight of a photo without foods is not used.
 */
export function withWeights(meal: MealAnalysis, photos: readonly WeighedPhoto[]): MealAnalysis {
  const weighed = photos.filter(({ grams }) => grams !== undefined);
  if (weighed.length === 0 || meal.foods.length === 0) return meal;
  const isPlaced = photos.length > 1 && meal.foods.some(({ photo }) => photo !== undefined);
  if (!isPlaced) return { ...meal, foods: weighTogether(meal.foods, weighedGrams(weighed)) };
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
  const used = new Set(meal.foods.flatMap(({ photo }) => photo ?? []));
  if (photos.length === 1 || used.size === 0) return meal;
  const unused = photos.filter(
    ({ number, grams }) => grams !== undefined && !used.has(number) && !reported.has(number),
  );
  return unused.length === 0 ? meal : { ...meal, unreadPhotos: [...unread, ...nothingFoundOn(unused)] };
}
