import type { CopiedKind } from "#contract/shapes/own-copy.ts";
import type { CopiedTable } from "../../../database/copied-table.ts";
import { copiedSettings } from "../../account/user-settings-table.ts";
import { copiedFavourites } from "../../add/favourites-table.ts";
import { copiedOwnFoods } from "../../add/own-foods-table.ts";
import { copiedRecipes } from "../../add/recipes/recipes-table.ts";
import { copiedTargets } from "../../body/body-targets-table.ts";
import { copiedWeights } from "../../body/weights-table.ts";
import { copiedEarlierGoals, copiedGoals } from "../../goals/daily-goals-table.ts";
import { copiedLearned } from "../../learned/learned-table.ts";
import { copiedDays } from "../../meals/diary-days-table.ts";
import { copiedMeals } from "../../meals/meal-table.ts";
import { copiedNotifications } from "../../notifications/notification-settings-table.ts";
import { copiedPictures } from "../../plates/pictures-table.ts";
import { copiedPlates } from "../../plates/plates-table.ts";
import { copiedOwnProducts } from "../../products/own-products-table.ts";
import { copiedProfile } from "../../profile/profile-table.ts";
import { copiedWater } from "../../water/water-table.ts";

/** The table that each kind of our own export comes from, and goes to when it is imported. */
export const copiedTables: Readonly<Record<CopiedKind, CopiedTable>> = {
  settings: copiedSettings,
  profile: copiedProfile,
  goals: copiedGoals,
  earlierGoals: copiedEarlierGoals,
  bodyTargets: copiedTargets,
  notifications: copiedNotifications,
  ownFoods: copiedOwnFoods,
  ownProducts: copiedOwnProducts,
  favourites: copiedFavourites,
  recipes: copiedRecipes,
  learnedDefaults: copiedLearned,
  weights: copiedWeights,
  waterDrinks: copiedWater,
  diaryDays: copiedDays,
  meals: copiedMeals,
  plates: copiedPlates,
  mealPictures: copiedPictures,
};
