import { queryOptions } from "@tanstack/react-query";
import { me } from "#contract/endpoints/sign-in.ts";
import type { User } from "#contract/shapes/sign-in.ts";
import { unitsOfCountry } from "#domain/people/diary-preferences.ts";
import { request } from "../../../api/request.ts";
import { countryOfBrowser, storePreferences } from "../../../storage/diary-preferences.ts";

const staleMs = 5 * 60 * 1000;
const keptMs = 10 * 60 * 1000;

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: async ({ signal }): Promise<User> => {
    const user = await request(me, {}, { signal });
    const country = user.country ?? countryOfBrowser();
    const units = user.units ?? (country ? unitsOfCountry(country) : "metric");
    storePreferences({ ...user, country, units });
    return user;
  },
  staleTime: staleMs,
  gcTime: keptMs,
});
