import type { EatenMeal, MealMoment, OwnPlate } from "#analysis/photo/plates/rank-own-meals.ts";
import { type Dice, diceFrom } from "../random.ts";
import type { DishPhoto } from "./photos-by-dish.ts";

/** What a person is assumed to do; printed beside the figures. */
export const habits = {
  /** Different meals that the person photographs, where the folder has as many. */
  dishesMax: 12,
  /** One in this many dishes of the folder is never eaten by the person. */
  strangeDishEvery: 5,
  /** When breakfast, lunch, a snack and dinner are eaten; an hour sooner or later is as common. */
  hours: [8, 14, 18, 21],
  /** Each dish has one of these times, at which it is usually eaten. */
  atOwnTime: 0.8,
  /** One in this many dishes is eaten at weekends, this often; the others on any day. */
  weekendDishEvery: 4,
  atWeekends: 0.8,
  /** The nth dish is eaten an nth as often as the first. */
  frequency: "1/n",
  /** Meals already in the diary, and the days they are spread over. */
  earlierMeals: 60,
  earlierDays: 45,
} as const;

export interface Shot {
  readonly dish: string;
  readonly features: Uint8Array;
  readonly moment: MealMoment;
}

export interface SimulatedPerson {
  readonly plates: readonly OwnPlate[];
  readonly eaten: readonly EatenMeal[];
  /** Other photos of the person's dishes, each as often as it is eaten. */
  readonly known: readonly Shot[];
  /** Photos of dishes that are none of the person's. */
  readonly strange: readonly Shot[];
}

function shuffled<Thing>(things: readonly Thing[], dice: Dice): Thing[] {
  return things
    .map((thing) => ({ thing, place: dice.between(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

const shotsAsked = 24;

function chooseByRank(dishes: readonly string[], dice: Dice): string {
  const weights = dishes.map((_, at) => 1 / (at + 1));
  let left = dice.between(0, 1) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return dishes[at] ?? dishes[0] ?? "";
}

/** The same for the same seed. Dishes with no photo beside those of the memory are strange to the person, or left out. */
export function simulatePerson(photos: readonly DishPhoto[], shots: number, seed: number): SimulatedPerson {
  const dice = diceFrom(seed);
  const byDish = Map.groupBy(shuffled(photos, dice), ({ dish }) => dish);
  const names = shuffled([...byDish.keys()], dice);
  const strangeCount = Math.floor(names.length / habits.strangeDishEvery);
  const own = names
    .slice(strangeCount)
    .filter((dish) => (byDish.get(dish)?.length ?? 0) > shots)
    .slice(0, habits.dishesMax);
  const ownHour = new Map(own.map((dish) => [dish, dice.pick(habits.hours)]));
  const ofWeekends = new Set(own.filter((_, at) => at % habits.weekendDishEvery === 1));
  const momentOf = (dish: string): MealMoment => {
    const usual = dice.happens(habits.atOwnTime) ? ownHour.get(dish) : undefined;
    const hour = (usual ?? dice.pick(habits.hours)) + Math.round(dice.between(-1.5, 1.5));
    return {
      hour: (hour + 24) % 24,
      isWeekend: dice.happens(ofWeekends.has(dish) ? habits.atWeekends : 2 / 7),
    };
  };
  const eaten = Array.from({ length: habits.earlierMeals }, (_, at): EatenMeal => {
    const meal = chooseByRank(own, dice);
    return { meal, daysAgo: (at * habits.earlierDays) / habits.earlierMeals, ...momentOf(meal) };
  });
  const shotOf = (dish: string, among: readonly DishPhoto[]): Shot => ({
    dish,
    features: dice.pick(among).features,
    moment: momentOf(dish),
  });
  const known = Array.from({ length: shotsAsked }, () => {
    const dish = chooseByRank(own, dice);
    return shotOf(dish, byDish.get(dish)?.slice(shots) ?? []);
  });
  const strange = names.slice(0, strangeCount).map((dish) => shotOf(dish, byDish.get(dish) ?? []));
  const plates = own.flatMap((dish) =>
    (byDish.get(dish)?.slice(0, shots) ?? []).map(({ features }) => ({ meal: dish, features })),
  );
  return { plates, eaten, known, strange };
}
