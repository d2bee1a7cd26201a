// What each objective does to energy and protein. Why these figures: docs/decisions/016-what-the-figures-of-days-and-goals-mean.md
import type { BodyProfile, Maternity, Objective } from "../people/body-profile.ts";

export interface EnergyAdjustment {
  /** kcal a day to add; negative to subtract. */
  readonly kcal: number;
  /** The objective itself, or the safety rule that limited it, or what replaces it. */
  readonly reason:
    | "objective"
    | "limited_share"
    | "under_18"
    | "underweight"
    | "not_below_resting"
    | "pregnancy"
    | "breastfeeding";
}

/** Change in kcal a day, capped at a share of the total daily energy expenditure. */
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
 * g per kg of body weight a day: above the 0.83 g that EFSA 2012 considers sufficient (doi:10.2903/j.efsa.2012.2557);
 * 1.4 to 2.0 g for people who train (Jäger et al. 2017, doi:10.1186/s12970-017-0177-8), 1.6 g for building or keeping muscle (Morton et al.
 * 2018, doi:10.1136/bjsports-2017-097608).
 */
export const proteinGramsPerKg: Readonly<Record<Objective, number>> = {
  lose_weight: 1.6,
  maintain_weight: 1.2,
  improve_fitness: 1.4,
  gain_weight: 1.4,
  gain_muscle: 1.6,
};

/** Needed a day besides one's own. */
interface MaternityNeed {
  readonly kcal: number;
  /** g */
  readonly protein: number;
}

/** EFSA 2013, energy (doi:10.2903/j.efsa.2013.3005), and EFSA 2012, protein (doi:10.2903/j.efsa.2012.2557): of six months of breastfeeding. */
export const maternityNeeds: Readonly<Record<Maternity, MaternityNeed>> = {
  first_trimester: { kcal: 70, protein: 1 },
  second_trimester: { kcal: 260, protein: 9 },
  third_trimester: { kcal: 500, protein: 28 },
  breastfeeding: { kcal: 500, protein: 19 },
};

const adultAge = 18;
/** kg/m²: below this the WHO classes a person as underweight. */
const underweightBelow = 18.5;

interface EnergyNeed {
  readonly ageYears: number;
  /** kcal a day. */
  readonly bmr: number;
  readonly tdee: number;
  /** kcal a day of the pace that the person chose, in place of the objective's usual step. */
  readonly paceKcal?: number | undefined;
}

/**
 * Never suggests a deficit to minors or underweight people, and never less than the resting energy to anyone. Who is pregnant or
 * breastfeeds gets what that needs, whatever the objective.
 */
export function adjustEnergy(
  {
    objective,
    weightKg,
    heightCm,
    maternity,
  }: Pick<BodyProfile, "objective" | "weightKg" | "heightCm" | "maternity">,
  { ageYears, bmr, tdee, paceKcal }: EnergyNeed,
): EnergyAdjustment {
  if (maternity !== null) {
    const reason = maternity === "breastfeeding" ? maternity : "pregnancy";
    return { kcal: maternityNeeds[maternity].kcal, reason };
  }
  const { maxShare } = energySteps[objective];
  const kcal = paceKcal ?? energySteps[objective].kcal;
  const maxChangeKcal = maxShare * tdee;
  const changeKcal = Math.min(maxChangeKcal, Math.max(-maxChangeKcal, kcal));
  if (changeKcal < 0 && ageYears < adultAge) return { kcal: 0, reason: "under_18" };
  if (changeKcal < 0 && weightKg / (heightCm / 100) ** 2 < underweightBelow) {
    return { kcal: 0, reason: "underweight" };
  }
  if (changeKcal < 0 && tdee + changeKcal < bmr) return { kcal: bmr - tdee, reason: "not_below_resting" };
  const isLimited = paceKcal !== undefined && changeKcal !== paceKcal;
  return { kcal: changeKcal, reason: isLimited ? "limited_share" : "objective" };
}
