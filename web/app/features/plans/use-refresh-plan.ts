import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { userQuery } from "../account/session/user-query.ts";
import { checkoutKey, confirmationKey } from "./plan-queries.ts";

/** Actions, which a refetch would repeat: starting a checkout, confirming a payment. */
const oneTimeKeys: readonly unknown[] = [checkoutKey, confirmationKey];
const isOneTime = ([name]: readonly unknown[]) => oneTimeKeys.includes(name);

/** Nearly every answer depends on the plan, so all are refetched. Pass `isPro` if it is already known, to show it at once. */
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
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isOneTime(queryKey) });
    },
    [queryClient],
  );
}
