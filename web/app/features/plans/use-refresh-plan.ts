/** web/features/plans: after a plan may have changed, everything that depends on it is asked for anew. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { userQuery } from "../session/user-query.ts";
import { checkoutKey, confirmationKey } from "./plan-queries.ts";

/** Asked for once: a checkout begun, a payment confirmed. */
const deeds: readonly unknown[] = [checkoutKey, confirmationKey];
const isDeed = ([name]: readonly unknown[]) => deeds.includes(name);

/** What Pro opens is part of nearly every answer, so all of them are refetched. `isPro`: known already, shown at once. */
export function useRefreshPlan(): (isPro?: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (isPro) => {
      if (isPro) {
        queryClient.setQueryData(
          userQuery.queryKey,
          (user) => user && { ...user, isPremium: true, accountType: "pro" as const },
        );
      }
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isDeed(queryKey) });
    },
    [queryClient],
  );
}
