import type { Profile } from "#contract/shapes/profile.ts";
import type { BodyProfile } from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";

/** Throws `birthdate_in_future`. */
export function parseProfile(sent: Profile, today: CalendarDay): BodyProfile {
  const { birthdate, gender, height, weight, activityLevel, userObjective } = sent;
  if (birthdate > today) throw new AppError("birthdate_in_future");
  return { birthdate, gender, heightCm: height, weightKg: weight, activityLevel, objective: userObjective };
}

export function presentProfile(profile: BodyProfile): Profile {
  const { birthdate, gender, heightCm, weightKg, activityLevel, objective } = profile;
  return { birthdate, gender, height: heightCm, weight: weightKg, activityLevel, userObjective: objective };
}
