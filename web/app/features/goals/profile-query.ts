/** web/features/goals: the stored profile that suggestions are worked out from; null where there is none. */
import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "#contract/endpoints/profile.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";

const staleMs = 5 * 60 * 1000;
const keptMs = 10 * 60 * 1000;

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async ({ signal }): Promise<Profile | null> => {
    try {
      return await request(getProfile, {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  staleTime: staleMs,
  gcTime: keptMs,
});
