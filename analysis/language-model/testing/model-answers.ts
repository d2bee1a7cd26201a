import type { ModelAnswer, ModelFood, ModelNutrients } from "../model-answer.ts";

const plausible: ModelNutrients = {
  calories: 150,
  protein: 5,
  carbs: 20,
  fat: 5,
  fiber: 2,
  sugars: 3,
  saturatedFat: 1,
  sodiumMg: 200,
};

export function modelFood(englishName: string, grams: number, rest: Partial<ModelFood> = {}): ModelFood {
  return {
    name: englishName,
    englishName,
    preparation: "",
    words: "",
    pieces: 0,
    grams,
    confidence: 0.9,
    nutrientsPer100Grams: plausible,
    ...rest,
  };
}

export function answerWith(foods: readonly ModelFood[], rest: Partial<ModelAnswer> = {}): ModelAnswer {
  return { hasFood: true, foods: [...foods], alsoSeen: [], questions: [], ...rest };
}
