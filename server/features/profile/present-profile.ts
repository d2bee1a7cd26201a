import type { Profile } from "#contract/shapes/profile.ts";
import type { BodyProfile } from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";

/** Throws `birthdate_in_future`. */
export function parseProfile(sent: Profile, today: CalendarDay): BodyProfile {
  const { birthdate, gender, height, weight, activityLevel, userObjective, maternity } = sent;
  if (birthdate > today) throw new AppError("birthdate_in_future");
  const body = { birthdate, gender, heightCm: height, weightKg: weight };
  return { ...body, activityLevel, objective: userObjective, maternity };
}

export function presentProfile(profile: BodyProfile): Profile {
  const { birthdate, gender, heightCm, weightKg, activityLevel, objective, maternity } = profile;
  const body = { birthdate, gender, height: heightCm, weight: weightKg };
  return { ...body, activityLevel, userObjective: objective, maternity };
}
