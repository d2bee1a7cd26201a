import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "#contract/endpoints/profile.ts";
import type { Profile } from "#contract/shapes/profile.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";

const staleMs = 5 * 60 * 1000;
const cacheMs = 10 * 60 * 1000;

/** Null if there is no profile. */
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
  gcTime: cacheMs,
});
