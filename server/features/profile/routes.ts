/** server/features/profile: what a person says of themselves. This file: the calls about it. */
import type { Kysely } from "kysely";
import { getProfile, saveProfile, saveSettings } from "#contract/endpoints/profile.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { changeCountry, changeLanguage } from "../identity/users-table.ts";
import { presentProfile, profileFrom } from "./present-profile.ts";
import { readProfile, writeProfile } from "./profile-table.ts";

export function serveProfile(serve: Serve, db: Kysely<Database>): void {
  serve(getProfile, async ({ caller }) => {
    const profile = await readProfile(db, caller.userId);
    if (!profile) throw new AppError("profile_not_found");
    return presentProfile(profile);
  });

  serve(saveProfile, async ({ body, caller, now }) => {
    await writeProfile(db, caller.userId, profileFrom(body, calendarDayIn(caller.timeZone, now)), now);
    return body;
  });

  serve(saveSettings, async ({ body, caller }) => {
    const { language, country } = body;
    if (language !== undefined) await changeLanguage(db, caller.userId, language);
    if (country !== undefined) await changeCountry(db, caller.userId, country);
    return body;
  });
}
