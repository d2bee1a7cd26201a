import type { Kysely } from "kysely";
import type { Recommendation as Answer } from "#contract/shapes/progress.ts";
import type { FindFood } from "#domain/nutrition/edit-meal.ts";
import {
  eachMicronutrient,
  type MicronutrientName,
  micronutrientNames,
  micronutrientUnits,
} from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { Language } from "#domain/people/language.ts";
import {
  type KnownAmount,
  type Recommendation,
  recommendationForDay,
} from "#domain/progress/recommendation.ts";
import { referenceSource } from "#domain/progress/reference-values.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, lastDays } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoals } from "../goals/daily-goals-table.ts";
import { loadDayTotals } from "../meals/day-totals-table.ts";
import { mealPages } from "../meals/meal-pages.ts";
import { loadProfile } from "../profile/profile-table.ts";
import { recommendationTexts } from "./recommendation-texts.ts";

const windowDays = 7;

interface RecommendationQuery {
  readonly findFood: FindFood;
  readonly userId: string;
  readonly language: Language;
  readonly today: CalendarDay;
}

/** null without goals, without meals, or where nothing stands out. Today is not over yet: the seven days end with yesterday. */
export async function loadRecommendation(
  db: Kysely<Database>,
  { findFood, userId, language, today }: RecommendationQuery,
): Promise<Answer | null> {
  const range = lastDays(addDays(today, -1), windowDays);
  const [goals, profile, days, foods] = await Promise.all([
    loadGoals(db, userId),
    loadProfile(db, userId),
    loadDayTotals(db, userId, range),
    loadAmountsEaten(db, userId, range),
  ]);
  if (!goals) return null;
  const week = { days, goals, gender: profile?.gender, micronutrients: knownAmounts(foods, findFood) };
  const found = recommendationForDay(week, today);
  return found ? formatRecommendation(found, days.length, language) : null;
}

type AmountEaten = Pick<SavedFood, "grams" | "source">;

async function loadAmountsEaten(
  db: Kysely<Database>,
  userId: string,
  range: DayRange,
): Promise<AmountEaten[]> {
  const eaten: AmountEaten[] = [];
  for await (const meals of mealPages(db, userId, range)) {
    for (const { foods } of meals) eaten.push(...foods.map(({ grams, source }) => ({ grams, source })));
  }
  return eaten;
}

/** Of the foods that the table still has, each micronutrient that it gives a figure for. */
function knownAmounts(foods: readonly AmountEaten[], findFood: FindFood) {
  const rows = foods.map(({ source }) => findFood(source.table, source.code)?.per100Grams.micronutrients);
  return eachMicronutrient((name): KnownAmount => {
    const amounts = foods.map((food, at) => {
      const per100Grams = rows[at]?.[name] ?? null;
      return per100Grams === null ? null : (per100Grams * food.grams) / 100;
    });
    const known = amounts.filter((amount) => amount !== null);
    const amount = known.reduce((sum, one) => sum + one, 0);
    return { amount, knownFoods: known.length, foods: foods.length };
  });
}

function micronutrientOf(topic: Recommendation["topic"]): MicronutrientName | undefined {
  return micronutrientNames.find((name) => topic === `${name}_low`);
}

function formatRecommendation(found: Recommendation, loggedDays: number, language: Language): Answer {
  const texts = recommendationTexts[language];
  const micronutrient = micronutrientOf(found.topic);
  const isOfDays = found.topic === "few_days_logged" || found.topic === "goals_met";
  const unit = micronutrient ? micronutrientUnits[micronutrient] : unitOf(found.topic);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: unit === "kcal" ? 0 : 1 });
  const values = {
    unit,
    days: String(loggedDays),
    actual: format.format(found.actual),
    target: format.format(found.target),
  };
  return {
    topic: found.topic,
    message: messageText(found.topic, micronutrient, language),
    basis: fillTemplate(isOfDays ? texts.basis.days : texts.basis[found.source], values),
    source: found.source === "reference" ? referenceSource : texts.sources[found.source],
  };
}

function unitOf(topic: Recommendation["topic"]): "kcal" | "g" {
  return topic.startsWith("calories_") || topic === "uneven_days" ? "kcal" : "g";
}

function messageText(
  topic: Recommendation["topic"],
  micronutrient: MicronutrientName | undefined,
  language: Language,
): string {
  const texts = recommendationTexts[language];
  const plain = Object.entries(texts.plain).find(([name]) => name === topic)?.[1];
  const [name = "", foods = ""] = (micronutrient && texts.names[micronutrient]) ?? [];
  return plain ?? fillTemplate(texts.micronutrient, { name, foods });
}

function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
