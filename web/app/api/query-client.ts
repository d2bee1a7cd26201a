import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retryDelayMaxMs = 30_000;
const firstRetryDelayMs = 1000;
/** Long enough that what was last seen is still cached when features/offline stores it for the next visit. */
const cacheMs = 24 * 60 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal would be repeated; other failures may be temporary.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.isRefusal),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, retryDelayMaxMs),
        staleTime: 0,
        gcTime: cacheMs,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchInterval: false,
        // Offline, calls fail visibly instead of waiting. What is on screen stays.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
