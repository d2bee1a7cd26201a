// The way to a target weight: how fast, how much less or more a day, and until when.
import type { Objective } from "../people/body-profile.ts";
import { addDays, type CalendarDay } from "../time/calendar-day.ts";

/** kcal of a kg of body weight (Wishnofsky 1958: 3,500 kcal a pound). */
export const kcalPerKg = 7700;
const daysPerWeek = 7;

/**
 * kg a week that may be chosen. Losing: 0.5 to 1 kg is what NHS and CDC call safe and lasting, slower is gentler. Gaining: at most 0.5 kg,
 * because more is mostly fat (Slater et al. 2019, doi:10.3389/fnut.2019.00131).
 */
export const paces = {
  lose_weight: [0.25, 0.5, 0.75, 1],
  gain_weight: [0.25, 0.5],
} as const satisfies Partial<Record<Objective, readonly number[]>>;
export const paceRange = { min: 0.1, max: 1 } as const;

/** kg/m²: a target below it is not offered (the WHO's limit of underweight). */
const leastTargetBodyMassIndex = 18.5;

export interface WeightPlan {
  readonly targetKg: number;
  /** After the safety limits; 0 where they allow none. */
  readonly kgPerWeek: number;
  /** Null where the weight does not move. */
  readonly day: CalendarDay | null;
}

export function hasPace(objective: Objective): objective is keyof typeof paces {
  return objective in paces;
}

/** kcal a day; negative to lose. */
export function kcalOfPace(objective: keyof typeof paces, kgPerWeek: number): number {
  const kcal = (kgPerWeek * kcalPerKg) / daysPerWeek;
  return objective === "lose_weight" ? -kcal : kcal;
}

/** The weight that a daily surplus adds; negative for a deficit. */
export function kgPerWeekOf(kcal: number): number {
  return (kcal * daysPerWeek) / kcalPerKg;
}

export function leastTargetKg(heightCm: number): number {
  return leastTargetBodyMassIndex * (heightCm / 100) ** 2;
}

interface WayToTarget {
  readonly weightKg: number;
  readonly targetKg: number;
  /** kcal a day, negative to lose. */
  readonly kcal: number;
  readonly today: CalendarDay;
}

export function planWeight({ weightKg, targetKg, kcal, today }: WayToTarget): WeightPlan {
  const kgPerWeek = kgPerWeekOf(kcal);
  const missingKg = targetKg - weightKg;
  const isOnTheWay = kgPerWeek * missingKg > 0;
  const day = isOnTheWay ? addDays(today, Math.ceil((daysPerWeek * missingKg) / kgPerWeek)) : null;
  return { targetKg, kgPerWeek: Math.abs(kgPerWeek), day };
}
