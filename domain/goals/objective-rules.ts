/** domain/goals: what an objective asks of energy and protein. Sources beside each figure; why these: docs/decisions/016. */
import type { BodyProfile, Objective } from "../people/body-profile.ts";

export interface EnergyAdjustment {
  /** kcal a day added, or taken when negative. */
  readonly kcal: number;
  /** Why it is what it is: the objective, or what held it back. */
  readonly reason: "objective" | "under_18" | "underweight" | "not_below_resting";
}

/** A change of so many kcal a day, but of no more than this share of what is burnt. */
interface EnergyStep {
  readonly kcal: number;
  readonly maxShare: number;
}

/**
 * Losing: the gentle end of the 500 to 750 kcal of the AHA/ACC/TOS guideline 2013 (doi:10.1161/01.cir.0000437739.71477.ee).
 * Gaining: the 1,500 to 2,000 kJ of Slater et al. 2019 (doi:10.3389/fnut.2019.00131), the low end for muscle.
 */
const energySteps: Readonly<Record<Objective, EnergyStep>> = {
  lose_weight: { kcal: -500, maxShare: 0.2 },
  maintain_weight: { kcal: 0, maxShare: 0 },
  improve_fitness: { kcal: 0, maxShare: 0 },
  gain_weight: { kcal: 480, maxShare: 0.2 },
  gain_muscle: { kcal: 360, maxShare: 0.15 },
};

/**
 * g a day for each kg: above the 0.83 g that EFSA 2012 holds enough (doi:10.2903/j.efsa.2012.2557); 1.4 to 2.0 g for
 * whoever trains (Jäger et al. 2017, doi:10.1186/s12970-017-0177-8), 1.6 g for building or keeping muscle (Morton et al.
 * 2018, doi:10.1136/bjsports-2017-097608).
 */
export const proteinGramsPerKg: Readonly<Record<Objective, number>> = {
  lose_weight: 1.6,
  maintain_weight: 1.2,
  improve_fitness: 1.4,
  gain_weight: 1.4,
  gain_muscle: 1.6,
};

const adultAge = 18;
/** kg/m²: WHO's border of underweight. */
const underweightBelow = 18.5;

/** Nobody who is still growing or underweight is asked to eat less than they burn, and nobody less than their body needs at rest. */
export function energyAdjustmentOf(
  { objective, weightKg, heightCm }: Pick<BodyProfile, "objective" | "weightKg" | "heightCm">,
  { ageYears, bmr, tdee }: { readonly ageYears: number; readonly bmr: number; readonly tdee: number },
): EnergyAdjustment {
  const { kcal, maxShare } = energySteps[objective];
  const mostKcal = maxShare * tdee;
  const wantedKcal = Math.min(mostKcal, Math.max(-mostKcal, kcal));
  if (wantedKcal < 0 && ageYears < adultAge) return { kcal: 0, reason: "under_18" };
  if (wantedKcal < 0 && weightKg / (heightCm / 100) ** 2 < underweightBelow) {
    return { kcal: 0, reason: "underweight" };
  }
  if (wantedKcal < 0 && tdee + wantedKcal < bmr) return { kcal: bmr - tdee, reason: "not_below_resting" };
  return { kcal: wantedKcal, reason: "objective" };
}
