// What is suggested as goals, and why. Apart from the goals, which every page of an account reads.
import * as z from "zod/mini";
import { paceRange } from "#domain/goals/weight-plan.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { goals } from "./goals.ts";
import { amount, anyDay } from "./primitives.ts";
import { newProfile, profile } from "./profile.ts";

/** The weight to reach, in kg, and how fast, in kg a week. */
const weightWish = {
  targetWeight: z.optional(profile.shape.weight),
  kgPerWeek: z.optional(z.number().check(z.gte(paceRange.min), z.lte(paceRange.max))),
};

/** What a profile holds; without them the stored profile is used (404 `profile_not_found` when there is none). */
export const suggestionRequest = z.union([
  z.strictObject({ ...newProfile.shape, ...weightWish }),
  z.strictObject({}),
]);

export type SuggestionRequest = z.infer<typeof suggestionRequest>;

/** kcal a day added to (or, when negative, subtracted from) the total energy expenditure, and the reason. */
export const energyAdjustment = z.object({
  kcal: z.number(),
  reason: z.enum([
    "objective",
    "limited_share",
    "under_18",
    "underweight",
    "not_below_resting",
    "pregnancy",
    "breastfeeding",
  ]),
});

const goalSteps = ["bmr", "activity", "adjustment", "maternity", "pace", "protein", "fat", "fiber"] as const;

export const goalSuggestion = z.object({
  /** Whole numbers within the sliders' ranges, valid as `goals`. */
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  /** The arithmetic, step by step. */
  explanation: z.object({
    ageYears: amount,
    /** kcal a day at rest. */
    bmr: amount,
    activityFactor: amount,
    /** kcal a day: bmr × activityFactor. */
    tdee: amount,
    adjustment: energyAdjustment,
    proteinGramsPerKg: amount,
    /** The weight that protein is based on; capped for a high body mass index. */
    proteinWeightKg: amount,
    /** g more for pregnancy or breastfeeding. */
    proteinAddition: amount,
    /** Share of the energy that comes from fat, 0 to 1. */
    fatShare: amount,
    fiberGramsPer1000Kcal: amount,
    /** Where a target was given: kg a week after what safety takes away, and the day; null where the weight does not move. */
    plan: z.optional(
      z.object({ targetWeight: amount, kgPerWeek: amount, day: z.nullable(anyDay), kcalPerKg: amount }),
    ),
    /** Goals that were clamped to their slider's range. */
    limited: z.array(z.enum(macronutrientNames)).check(z.maxLength(macronutrientNames.length)),
    /** References of the formulas. */
    sources: z
      .array(z.object({ step: z.enum(goalSteps), text: z.string() }))
      .check(z.maxLength(goalSteps.length)),
  }),
});
export type GoalSuggestionAnswer = z.infer<typeof goalSuggestion>;

export const balanceNeed = z.enum([
  "trackedDays",
  "weights",
  "weightSpanDays",
  "profile",
  "plausible",
  "ownWeight",
]);
const balanceRange = { from: anyDay, to: anyDay };

/** The energy balance of four weeks to yesterday, without days that are left out. */
export const adaptiveGoal = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("missing"),
    ...balanceRange,
    /** `ownWeight`: in pregnancy and while breastfeeding the weights do not tell. `plausible`: the figures give an expenditure (`have`) that does not go with the energy at rest (`wanted`). */
    missing: z
      .array(z.object({ need: balanceNeed, have: z.number(), wanted: amount }))
      .check(z.maxLength(balanceNeed.options.length)),
  }),
  z.object({
    kind: z.literal("ready"),
    ...balanceRange,
    trackedDays: amount,
    /** kcal a day. */
    meanIntake: amount,
    weights: amount,
    /** Slope of the line through the weights. */
    kgPerWeek: z.number(),
    kcalPerKg: amount,
    /** kcal a day that the change of weight is worth; negative when weight was lost. */
    storedKcal: z.number(),
    /** kcal a day: `meanIntake` less `storedKcal`, and its standard error. */
    expenditure: amount,
    uncertaintyKcal: amount,
    adjustment: energyAdjustment,
    /** What is stored, or the defaults, and what follows: other calories, and carbohydrate to fit. */
    present: goals,
    goals,
    sources: z.array(z.string()).check(z.maxLength(4)),
  }),
]);
export type AdaptiveGoalAnswer = z.infer<typeof adaptiveGoal>;
