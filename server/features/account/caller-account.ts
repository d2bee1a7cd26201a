import type { Row } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";

/** What every call needs to know of its account. */
export type CallerAccount = Pick<
  User,
  | "isPremium"
  | "timeZone"
  | "country"
  | "dayStartHour"
  | "hidesCalories"
  | "energyUnit"
  | "analysesHereOnly"
  | "remembersPlates"
  | "keepsPictures"
  | "deletesAt"
>;

/** The columns that `toCallerAccount` needs, for queries that join the account. */
export const callerAccountColumns = [
  "users.account_type",
  "users.time_zone",
  "users.country",
  "users.day_start_hour",
  "users.hides_calories",
  "users.energy_unit",
  "users.analyses_here_only",
  "users.remembers_plates",
  "users.keeps_pictures",
  "users.deletes_at",
] as const;

type CallerAccountRow = Pick<
  Row<"users">,
  | "account_type"
  | "time_zone"
  | "country"
  | "day_start_hour"
  | "hides_calories"
  | "energy_unit"
  | "analyses_here_only"
  | "remembers_plates"
  | "keeps_pictures"
  | "deletes_at"
>;

export function toCallerAccount(row: CallerAccountRow): CallerAccount {
  return {
    isPremium: row.account_type === "pro",
    timeZone: row.time_zone,
    country: row.country,
    dayStartHour: row.day_start_hour,
    hidesCalories: row.hides_calories,
    energyUnit: row.energy_unit,
    analysesHereOnly: row.analyses_here_only,
    remembersPlates: row.remembers_plates,
    keepsPictures: row.keeps_pictures,
    deletesAt: row.deletes_at,
  };
}
