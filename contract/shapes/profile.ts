import * as z from "zod/mini";
import { energyUnits } from "#domain/nutrition/energy-unit.ts";
import {
  activityLevels,
  earliestBirthdate,
  genders,
  heightCmRange,
  maternities,
  objectives,
  weightKgRange,
} from "#domain/people/body-profile.ts";
import { dayStartHours, unitSystems } from "#domain/people/diary-preferences.ts";
import { anyDay, country, language } from "./primitives.ts";

/** A birthdate after the caller's today answers `birthdate_in_future`. */
export const profile = z.strictObject({
  birthdate: anyDay.check(
    z.refine((day) => day >= earliestBirthdate, `must not be before ${earliestBirthdate}`),
  ),
  gender: z.enum(genders),
  /** cm */
  height: z.number().check(z.gte(heightCmRange.min), z.lte(heightCmRange.max)),
  /** kg */
  weight: z.number().check(z.gte(weightKgRange.min), z.lte(weightKgRange.max)),
  activityLevel: z.enum(activityLevels),
  userObjective: z.enum(objectives),
  /** Of people who are pregnant, or breastfeed. */
  maternity: z.nullable(z.enum(maternities)),
});
/** Clients from before 0113 do not send `maternity`. */
export const newProfile = z.strictObject({
  ...profile.shape,
  maternity: z._default(profile.shape.maternity, null),
});
export type Profile = z.infer<typeof profile>;

/** Absent settings stay as they are. */
export const settings = z.strictObject({
  language: z.optional(language),
  country: z.optional(country),
  /** Local hour at which a day of the diary begins. What is saved already keeps its day. */
  dayStartHour: z.optional(z.int().check(z.gte(dayStartHours.min), z.lte(dayStartHours.max))),
  hidesCalories: z.optional(z.boolean()),
  /** Words and photos are analysed on the server only, although a language model is configured. */
  analysesHereOnly: z.optional(z.boolean()),
  /** Photos of meals are compared with earlier ones. Turned off, what was kept of those is deleted. */
  remembersPlates: z.optional(z.boolean()),
  /** A small picture of what is photographed is kept with its meal. Turned off, all of them are deleted. */
  keepsPictures: z.optional(z.boolean()),
  /** Pages show carbohydrate without its fibre. Every answer has it in total. */
  showsNetCarbs: z.optional(z.boolean()),
  /** The unit in which pages show and ask for energy. Every answer and every call is in kcal. */
  energyUnit: z.optional(z.enum(energyUnits)),
  /** null: by country. */
  units: z.optional(z.nullable(z.enum(unitSystems))),
});
