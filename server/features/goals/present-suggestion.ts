import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import { fatShare, fiberGramsPer1000Kcal, type GoalSuggestion } from "#domain/goals/suggest-goals.ts";
import { kcalPerKg, type WeightPlan } from "#domain/goals/weight-plan.ts";

/** Titles of papers are not translated. */
const sources: GoalSuggestionAnswer["explanation"]["sources"] = [
  { step: "bmr", text: "Mifflin, St Jeor et al., Am J Clin Nutr 1990;51:241–247 (adults of 19 to 78)" },
  { step: "activity", text: "McArdle, Katch & Katch, Exercise Physiology: customary activity factors" },
  {
    step: "adjustment",
    text: "AHA/ACC/TOS guideline 2013 (doi:10.1161/01.cir.0000437739.71477.ee); Slater et al. 2019 (doi:10.3389/fnut.2019.00131)",
  },
  {
    step: "maternity",
    text: "EFSA 2013 (doi:10.2903/j.efsa.2013.3005) and EFSA 2012 (doi:10.2903/j.efsa.2012.2557): 70, 260 and 500 kcal more in the trimesters, 500 kcal while breastfeeding; 1, 9, 28 and 19 g of protein",
  },
  {
    step: "pace",
    text: "NHS and CDC: 0.5 to 1 kg (1 to 2 lb) a week; Wishnofsky, Am J Clin Nutr 1958;6:542–546: 7,700 kcal a kg",
  },
  {
    step: "protein",
    text: "EFSA 2012 (doi:10.2903/j.efsa.2012.2557); Jäger et al. 2017 (doi:10.1186/s12970-017-0177-8); Morton et al. 2018 (doi:10.1136/bjsports-2017-097608)",
  },
  { step: "fat", text: "EFSA 2010 (doi:10.2903/j.efsa.2010.1461): 20 to 35 % of energy" },
  { step: "fiber", text: "Institute of Medicine, Dietary Reference Intakes 2005: 14 g per 1000 kcal" },
];

/** Rounds kcal and kg for display; the goals are whole numbers already. */
export function presentSuggestion(suggestion: GoalSuggestion): GoalSuggestionAnswer {
  const { goals, ageYears, bmr, activityFactor, tdee, adjustment, limited, plan } = suggestion;
  const isForTwo = adjustment.reason === "pregnancy" || adjustment.reason === "breastfeeding";
  return {
    ...goals,
    explanation: {
      ageYears,
      activityFactor,
      fatShare,
      fiberGramsPer1000Kcal,
      bmr: Math.round(bmr),
      tdee: Math.round(tdee),
      adjustment: { ...adjustment, kcal: Math.round(adjustment.kcal) },
      proteinGramsPerKg: suggestion.proteinGramsPerKg,
      proteinAddition: suggestion.proteinAddition,
      proteinWeightKg: Math.round(suggestion.proteinWeightKg * 10) / 10,
      ...(plan && { plan: presentPlan(plan) }),
      limited: [...limited],
      sources: sources.filter(({ step }) => (plan || step !== "pace") && (isForTwo || step !== "maternity")),
    },
  };
}

function presentPlan({ targetKg, kgPerWeek, day }: WeightPlan) {
  return { targetWeight: targetKg, kgPerWeek: Math.round(kgPerWeek * 100) / 100, day, kcalPerKg };
}
