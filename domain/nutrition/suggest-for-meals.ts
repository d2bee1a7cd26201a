import { type MealType, mealTypes } from "./meal-type.ts";
import { countEntries, type Moment, type PastMeal, toEntry, type UsualEntry } from "./rank-usual.ts";

/** So often at that meal that it is a habit, and not only by chance. */
const habitLeastTimes = 3;
/** Days after which something not eaten again is no habit any more. */
const habitMaxAgeDays = 28;
const msPerDay = 86_400_000;

/** What the person usually eats at each meal, best first; empty until there is a habit. `meals`: newest first. */
export function suggestForMeals(
  meals: readonly PastMeal[],
  moment: Omit<Moment, "mealType">,
  limit: number,
): Readonly<Record<MealType, readonly UsualEntry[]>> {
  const earliest = moment.now.getTime() - habitMaxAgeDays * msPerDay;
  const suggest = (mealType: MealType) => {
    const ofType = meals.filter((meal) => meal.mealType === mealType);
    const habits = countEntries(ofType, { ...moment, mealType })
      .filter(({ last, times }) => times >= habitLeastTimes && last.eatenAt.getTime() >= earliest)
      .sort((a, b) => b.score - a.score)
      .map(toEntry);
    return habits.filter((entry, at) => !isPartOf(entry, habits.slice(0, at))).slice(0, limit);
  };
  const [breakfast, lunch, snack, dinner] = mealTypes.map(suggest);
  return { breakfast: breakfast ?? [], lunch: lunch ?? [], snack: snack ?? [], dinner: dinner ?? [] };
}

/** A meal and a food of it say the same twice, in either order. */
function isPartOf({ mealId }: UsualEntry, better: readonly UsualEntry[]): boolean {
  return better.some((each) => each.mealId === mealId);
}
