import { foodId } from "#domain/nutrition/edit-food.ts";
import type { AlsoSeenFood, AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { renderText } from "#locales/render-text.ts";
import type { OpenQuestion } from "../compose/questions/open-question.ts";
import { selectMostMovingQuestions } from "../compose/questions/questions-for.ts";
import { estimatedFood, findFoodsByName, type Ground } from "./ground-food.ts";
import { groundQuestion } from "./ground-question.ts";
import { answerLimits, type ModelAnswer, type SeenFood } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";
import { isGrams, shownText } from "./shown-text.ts";

/** More than anybody's plate: the model has misread the scale. */
const mealGramsMax = 5000;

/** Words fit to be shown, a confidence from 0 to 1. */
function withShownNames<Seen extends Pick<SeenFood, "name" | "englishName">>(seen: Seen): Seen {
  const englishName = shownText(seen.englishName, answerLimits.nameLength);
  const name = shownText(seen.name, answerLimits.nameLength) || englishName;
  return { ...seen, name, englishName: englishName || name };
}

/** @throws ModelFailure when the model gives an amount or a composition that cannot be */
async function foodsForSeenFood(seen: SeenFood, ground: Ground): Promise<readonly AnalysedFood[]> {
  if (!isGrams(seen.grams)) throw new ModelFailure("implausible", "grams");
  const confidence = Math.min(1, Math.max(0, seen.confidence || 0));
  const preparation = shownText(seen.preparation, answerLimits.nameLength);
  const clean = { ...withShownNames(seen), preparation, confidence };
  if (clean.name === "") throw new ModelFailure("implausible", "name");
  const foods = await findFoodsByName(clean, ground);
  return foods.length > 0 ? foods : [await estimatedFood(clean, ground)];
}

/** For each food that the model saw, the foods that it became, numbered through the meal. */
async function numberedFoodsOf(
  answer: ModelAnswer,
  ground: Ground,
): Promise<readonly (readonly AnalysedFood[])[]> {
  const groups: (readonly AnalysedFood[])[] = [];
  let number = 0;
  for (const seen of answer.foods.slice(0, answerLimits.foods)) {
    const foods = await foodsForSeenFood(seen, ground);
    groups.push(foods.map((food) => ({ ...food, id: foodId(++number) })));
  }
  return groups;
}

/** In the picture, but not counted until the person says so: only what our table has. */
async function alsoSeenFoodsOf(answer: ModelAnswer, ground: Ground): Promise<readonly AlsoSeenFood[]> {
  const others: AlsoSeenFood[] = [];
  for (const other of answer.alsoSeen.slice(0, answerLimits.alsoSeen)) {
    const { name, englishName, grams } = withShownNames(other);
    if (!isGrams(grams) || name === "") continue;
    const seen = { name, englishName, grams, preparation: "", confidence: 1 };
    const [food, ...more] = await findFoodsByName(seen, ground);
    if (food === undefined || more.length > 0) continue;
    const { source, per100Grams } = food;
    others.push({ name: food.name, source, grams, caloriesPer100Grams: per100Grams.calories });
  }
  return others;
}

/**
 * Undefined where the model sees no food.
 * @throws ModelFailure when what it sees cannot be
 */
export async function composeAnswer(answer: ModelAnswer, ground: Ground): Promise<MealAnalysis | undefined> {
  const groups = answer.showsFood ? await numberedFoodsOf(answer, ground) : [];
  const foods = groups.flat();
  if (foods.length === 0) return undefined;
  const grams = foods.reduce((sum, food) => sum + food.grams, 0);
  if (grams > mealGramsMax) throw new ModelFailure("implausible", "grams");

  const { language } = ground;
  const questions: OpenQuestion[] = [];
  const askedTexts = new Set<string>();
  for (const asked of answer.questions.slice(0, answerLimits.questions)) {
    const question = await groundQuestion(asked, {
      foodCount: foods.length,
      food: groups[asked.foodNumber]?.[0],
      ground,
    });
    // Answers name their question by its text.
    if (question === undefined || askedTexts.has(renderText(language, question.text))) continue;
    askedTexts.add(renderText(language, question.text));
    questions.push(question);
  }
  const name = foods.map((food) => food.name).join(", ");
  const alsoSeen = await alsoSeenFoodsOf(answer, ground);
  return {
    language,
    name,
    foods,
    questions: selectMostMovingQuestions(language, questions, foods),
    ...(alsoSeen.length > 0 && { alsoSeen }),
  };
}
