import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/profile.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { saveCountry, saveLanguage, savePreferences } from "../account/user-settings-table.ts";
import { saveFirstWeight } from "../body/weights-table.ts";
import { parseProfile, presentProfile } from "./present-profile.ts";
import { loadProfile, saveProfile } from "./profile-table.ts";

export function serveProfile(serve: Serve, db: Kysely<Database>): void {
  serve(endpoints.getProfile, async ({ caller }) => {
    const profile = await loadProfile(db, caller.userId);
    if (!profile) throw new AppError("profile_not_found");
    return presentProfile(profile);
  });

  serve(endpoints.saveProfile, async ({ body, caller, now }) => {
    const { userId } = caller;
    const profile = parseProfile(body, calendarDayIn(caller.timeZone, now));
    await saveProfile(db, { userId, profile, now });
    // What somebody weighs when they set their goals is the first of their weights.
    await saveFirstWeight(db, { userId, day: todayOf({ caller, now }), weightKg: profile.weightKg, now });
    return body;
  });

  serve(endpoints.saveSettings, async ({ body, caller }) => {
    const { language, country, ...preferences } = body;
    if (language !== undefined) await saveLanguage(db, caller.userId, language);
    if (country !== undefined) await saveCountry(db, caller.userId, country);
    await savePreferences(db, caller.userId, preferences);
    return body;
  });
}
