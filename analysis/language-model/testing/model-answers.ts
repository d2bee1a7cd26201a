import type { ModelAnswer, ModelNutrients, SeenFood } from "../model-answer.ts";

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

export function seenFood(englishName: string, grams: number, rest: Partial<SeenFood> = {}): SeenFood {
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

export function answerWith(foods: readonly SeenFood[], rest: Partial<ModelAnswer> = {}): ModelAnswer {
  return { hasFood: true, foods: [...foods], alsoSeen: [], questions: [], ...rest };
}
