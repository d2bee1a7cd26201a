import { useQuery } from "@tanstack/react-query";
import type { Eater } from "#domain/nutrition/daily-needs.ts";
import { ageOn } from "#domain/people/body-profile.ts";
import { useToday } from "../../time/use-today.ts";
import { usePerson } from "../account/session/use-person.ts";
import { profileQuery } from "../goals/profile-query.ts";

/** What daily needs depend on; undefined without a profile. */
export function useEater(): Eater | undefined {
  const person = usePerson();
  const today = useToday();
  const { data: profile } = useQuery({ ...profileQuery, enabled: person !== undefined });
  if (!person || !profile) return undefined;
  return {
    gender: profile.gender,
    ageYears: ageOn(today, profile.birthdate),
    country: person.country,
  };
}
