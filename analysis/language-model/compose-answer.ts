import { foodId, withGrams } from "#domain/nutrition/edit-food.ts";
import type { AlsoSeenFood, AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { renderText } from "#locales/render-text.ts";
import type { OpenQuestion } from "../compose/questions/open-question.ts";
import { movesMealClearly, selectMostMovingQuestions } from "../compose/questions/questions-for.ts";
import { foodsOfPackets, type Packet } from "../photo/packets.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import { knownFoodName } from "./food-names.ts";
import { findRowOfFood, groundFood, uncertaintyByEye } from "./ground-food.ts";
import { groundQuestion } from "./ground-question.ts";
import { answerLimits, type ModelAnswer, type ModelFood } from "./model-answer.ts";
import { ModelFailure } from "./model-failure.ts";
import type { PromptPhoto } from "./prompt.ts";
import type { GroundingContext } from "./rows-of-model-food.ts";
import { isGrams, shownText } from "./shown-text.ts";
import { withStatedAmount } from "./stated-amounts.ts";

/** More than anybody's plate: the model has misread the scale. */
const mealGramsMax = 5000;

interface Composing extends GroundingContext {
  /** As sent to the model. Empty for a typed meal, whose words may state amounts. */
  readonly photos: readonly PromptPhoto[];
  /** Read on them before. */
  readonly packets: readonly Packet[];
}

/** The packet that the food comes out of, and the photo that it is on: both are the model's, and may be numbers of nothing. */
function placeOf({ photo, packet }: ModelFood, { photos, packets }: Composing) {
  return { packet: packets[(packet ?? 0) - 1], photo: photos[(photo ?? 0) - 1]?.number };
}

/** The food with names that are safe to show. */
function withShownNames<Seen extends Pick<ModelFood, "name" | "englishName">>(seen: Seen): Seen {
  const englishName = shownText(seen.englishName, answerLimits.nameLength);
  const name = shownText(seen.name, answerLimits.nameLength) || englishName;
  return { ...seen, name, englishName: englishName || name };
}

/** @throws ModelFailure when the model gives an amount or a composition that cannot be */
async function foodOfSeenFood(seen: ModelFood, ground: Composing): Promise<AnalysedFood> {
  if (!isGrams(seen.grams)) throw new ModelFailure("implausible", "grams");
  const confidence = Math.min(1, Math.max(0, seen.confidence || 0));
  const preparation = shownText(seen.preparation, answerLimits.nameLength);
  const clean = { ...withShownNames(seen), preparation, confidence };
  if (clean.name === "") throw new ModelFailure("implausible", "name");
  if (ground.photos.length > 0) return foodOnPhoto(clean, ground);
  const stated = withStatedAmount(clean, ground);
  return groundFood(stated.seen, ground, { origin: stated.origin, words: seen.words });
}

/** A food from a scanned packet has the packet's figures and name. */
async function foodOnPhoto(seen: ModelFood, ground: Composing): Promise<AnalysedFood> {
  const { packet, photo } = placeOf(seen, ground);
  const food = packet
    ? withGrams(packet.food, seen.grams, uncertaintyByEye)
    : await groundFood(seen, ground, { origin: "byEye" });
  return photo === undefined ? food : { ...food, photo };
}

/** Packets that the model gave no food to. They were photographed on purpose, so each is a food of the meal. */
function unusedPackets(answer: ModelAnswer, ground: Composing): readonly Packet[] {
  const used = new Set(answer.foods.slice(0, answerLimits.foods).map((seen) => placeOf(seen, ground).packet));
  return ground.packets.filter((packet) => !used.has(packet));
}

async function numberedFoodsOf(answer: ModelAnswer, ground: Composing): Promise<readonly AnalysedFood[]> {
  const foods: AnalysedFood[] = [];
  for (const seen of answer.foods.slice(0, answerLimits.foods))
    foods.push({ ...(await foodOfSeenFood(seen, ground)), id: foodId(foods.length + 1) });
  return [...foods, ...foodsOfPackets(unusedPackets(answer, ground), ground.photos, foods)];
}

/** Foods in the picture that are not counted until the person adds them; only those that our table has. */
async function alsoSeenFoodsOf(
  answer: ModelAnswer,
  ground: GroundingContext,
): Promise<readonly AlsoSeenFood[]> {
  const others: AlsoSeenFood[] = [];
  for (const other of answer.alsoSeen.slice(0, answerLimits.alsoSeen)) {
    const { name, englishName, grams } = withShownNames(other);
    if (!isGrams(grams) || name === "") continue;
    const row = await findRowOfFood({ name, englishName, preparation: "" }, ground);
    if (row === undefined) continue;
    const shown =
      knownFoodName(name, ground.table, ground.language) ?? nameOfRow(row, ground.language, ground.country);
    others.push({ name: shown, source: row.source, grams, caloriesPer100Grams: row.per100Grams.calories });
  }
  return others;
}

/**
 * Undefined where the model sees no food.
 * @throws ModelFailure when what it sees cannot be
 */
export async function composeAnswer(
  answer: ModelAnswer,
  ground: Composing,
): Promise<MealAnalysis | undefined> {
  const seen = answer.hasFood ? answer : { ...answer, foods: [], questions: [] };
  const foods = await numberedFoodsOf(seen, ground);
  if (foods.length === 0) return undefined;
  const grams = foods.reduce((sum, food) => sum + food.grams, 0);
  if (grams > mealGramsMax) throw new ModelFailure("implausible", "grams");

  const { language } = ground;
  const questions: OpenQuestion[] = [];
  const askedTexts = new Set<string>();
  for (const asked of seen.questions.slice(0, answerLimits.questions)) {
    const question = await groundQuestion(asked, {
      foodCount: foods.length,
      food: foods[asked.foodNumber],
      ground,
    });
    // Answers name their question by its text.
    if (question === undefined || askedTexts.has(renderText(ground, question.text))) continue;
    askedTexts.add(renderText(ground, question.text));
    questions.push(question);
  }
  const name = foods.map((food) => food.name).join(", ");
  const alsoSeen = await alsoSeenFoodsOf(answer, ground);
  return {
    language,
    name,
    foods,
    questions: selectMostMovingQuestions(questions, { speaker: ground, foods, isWorth: movesMealClearly }),
    ...(alsoSeen.length > 0 && { alsoSeen }),
  };
}
