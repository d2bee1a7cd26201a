import { useQuery } from "@tanstack/react-query";
import type { Profile } from "#contract/shapes/profile.ts";
import { useToday } from "../../time/use-today.ts";
import { weightLogQuery } from "../body/weight-queries.ts";
import { profileQuery } from "./profile-query.ts";

/** The log's last weight is wanted, however old. */
const loggedDays = 30;

/** The stored profile with the last logged weight in place of its own. Null without a profile, undefined until both are known. */
export function useMeasuredProfile(): Profile | null | undefined {
  const profile = useQuery(profileQuery);
  const log = useQuery(weightLogQuery(loggedDays, useToday()));
  if (profile.data === undefined || log.isPending) return undefined;
  const weight = log.data?.latest?.weightKg;
  return profile.data && { ...profile.data, weight: weight ?? profile.data.weight };
}
