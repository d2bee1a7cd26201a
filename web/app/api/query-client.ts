/** web/app/api: how answers of the server are kept in the browser (spec section 9). */
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const retryDelayMaxMs = 30_000;
const firstRetryDelayMs = 1000;
/** Longer than any absence from a page in one sitting: what was seen last is what is kept for the next (features/offline). */
const keptMs = 24 * 60 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; only what may pass is tried again.
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.isRefusal),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, retryDelayMaxMs),
        staleTime: 0,
        gcTime: keptMs,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchInterval: false,
        // Without a network a call fails and says so; nothing waits in silence. What is shown stays.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
