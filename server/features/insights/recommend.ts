import type { Kysely } from "kysely";
import type { Recommendation as Answer } from "#contract/shapes/insights.ts";
import { goalsOn, meanGoals } from "#domain/goals/goals-of-day.ts";
import type { LeftOutDays } from "#domain/insights/goal-completion.ts";
import {
  type KnownAmount,
  type Recommendation,
  type RecommendationTopic,
  recommendationForDay,
} from "#domain/insights/recommendation.ts";
import {
  type AssessedMicronutrient,
  assessedMicronutrients,
  referenceSource,
} from "#domain/insights/reference-values.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { type EnergyUnit, fromKcal } from "#domain/nutrition/energy-unit.ts";
import { eachMicronutrient, micronutrientUnits } from "#domain/nutrition/nutrients.ts";
import { type SavedFood, sourcedFoods } from "#domain/nutrition/saved-food.ts";
import { localeOf, type Speaker } from "#domain/people/locale.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, lastDays } from "#domain/time/day-range.ts";
import { renderText, type Text, type TextKey } from "#locales/render-text.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoalHistory } from "../goals/daily-goals-table.ts";
import { loadDayTotals } from "../meals/day-totals-table.ts";
import { loadLeftOutDays } from "../meals/diary-days-table.ts";
import { readMealPages } from "../meals/meal-pages.ts";
import { loadProfile } from "../profile/profile-table.ts";

const windowDays = 7;

interface RecommendationQuery extends Speaker {
  readonly findFood: FindFood;
  readonly userId: string;
  readonly today: CalendarDay;
  readonly hidesCalories: boolean;
  readonly energyUnit: EnergyUnit;
}

/** Null without goals or meals, or if nothing stands out. Covers seven days to yesterday, since today is incomplete. */
export async function loadRecommendation(
  db: Kysely<Database>,
  { findFood, userId, today, hidesCalories, ...written }: RecommendationQuery,
): Promise<Answer | null> {
  const range = lastDays(addDays(today, -1), windowDays);
  const leftOut = await loadLeftOutDays(db, userId, range);
  const [history, profile, totals, foods] = await Promise.all([
    loadGoalHistory(db, userId, range.from),
    loadProfile(db, userId),
    loadDayTotals(db, userId, range),
    loadAmountsEaten(db, { userId, range, leftOut }),
  ]);
  if (!history) return null;
  const days = totals.filter(({ day }) => !leftOut.has(day));
  const goals = meanGoals(days.map(({ day }) => goalsOn(history, day))) ?? history.current;
  const week = {
    days,
    goals,
    gender: profile?.gender,
    hidesCalories,
    micronutrients: findKnownAmounts(foods, findFood),
  };
  const found = recommendationForDay(week, today);
  return found ? formatRecommendation(found, days.length, written) : null;
}

type AmountEaten = Pick<SavedFood, "grams" | "source">;

interface EatenRange {
  readonly userId: string;
  readonly range: DayRange;
  readonly leftOut: LeftOutDays;
}

async function loadAmountsEaten(
  db: Kysely<Database>,
  { userId, range, leftOut }: EatenRange,
): Promise<AmountEaten[]> {
  const eaten: AmountEaten[] = [];
  for await (const meals of readMealPages(db, userId, range)) {
    for (const { day, foods } of meals) {
      if (leftOut.has(day)) continue;
      eaten.push(...sourcedFoods(foods).map(({ grams, source }) => ({ grams, source })));
    }
  }
  return eaten;
}

/** Leaves out foods that are no longer in the table, and micronutrients that it has no figure for. */
function findKnownAmounts(foods: readonly AmountEaten[], findFood: FindFood) {
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

type MicronutrientTopic = `${AssessedMicronutrient}_low`;

function micronutrientOf(topic: RecommendationTopic): AssessedMicronutrient | undefined {
  return assessedMicronutrients.find((name) => topic === `${name}_low`);
}

function formatRecommendation(
  found: Recommendation,
  loggedDays: number,
  { energyUnit, ...speaker }: Speaker & Pick<RecommendationQuery, "energyUnit">,
): Answer {
  const { topic, source } = found;
  const isOfDays = topic === "few_days_logged" || topic === "goals_met";
  const micronutrient = micronutrientOf(topic);
  const isOfEnergy = topic.startsWith("calories_") || topic === "uneven_days";
  const unit = micronutrient ? micronutrientUnits[micronutrient] : isOfEnergy ? energyUnit : "g";
  const format = new Intl.NumberFormat(localeOf(speaker.language, speaker.country), {
    maximumFractionDigits: isOfEnergy ? 0 : 1,
  });
  const write = (figure: number) => format.format(isOfEnergy ? fromKcal(figure, energyUnit) : figure);
  const values = {
    unit,
    days: loggedDays,
    actual: write(found.actual),
    target: write(found.target),
  };
  const basis: TextKey = `advice:recommendation.basis.${isOfDays ? "days" : source}`;
  return {
    topic,
    message: renderText(speaker, messageText(topic, micronutrient)),
    basis: renderText(speaker, { key: basis, values }),
    source:
      source === "reference"
        ? referenceSource
        : renderText(speaker, { key: `advice:recommendation.source.${source}` }),
  };
}

function messageText(topic: RecommendationTopic, micronutrient: AssessedMicronutrient | undefined): Text {
  if (micronutrient === undefined) {
    // Safe: each of the other topics is about a micronutrient.
    const plain = topic as Exclude<RecommendationTopic, MicronutrientTopic>;
    return { key: `advice:recommendation.message.${plain}` };
  }
  const nutrient = `advice:recommendation.nutrient.${micronutrient}` as const;
  const values = { name: { key: `${nutrient}.name` }, foods: { key: `${nutrient}.foods` } } as const;
  return { key: "advice:recommendation.message.micronutrient", values };
}
