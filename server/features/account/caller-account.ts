import { type Selection, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** What every call needs to know of its account, for queries that join it. */
export const callerAccountColumns = [
  sql<boolean>`users.account_type = 'pro'`.as("isPremium"),
  "users.time_zone as timeZone",
  "users.language",
  "users.country",
  "users.day_start_hour as dayStartHour",
  "users.hides_calories as hidesCalories",
  "users.energy_unit as energyUnit",
  "users.analyses_here_only as analysesHereOnly",
  "users.remembers_plates as remembersPlates",
  "users.keeps_pictures as keepsPictures",
  "users.deletes_at as deletesAt",
] as const;

export type CallerAccount = Selection<Database, "users", (typeof callerAccountColumns)[number]>;
