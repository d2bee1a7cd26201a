/** web/features/plans/thank-you: what the payment provider says of the payment, asked again for a while until it is done. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "#contract/endpoint.ts";
import { confirmCheckout } from "#contract/endpoints/subscriptions.ts";
import { request } from "../../../api/request.ts";
import { confirmationKey } from "../plan-queries.ts";
import { useRefreshPlan } from "../use-refresh-plan.ts";

const askAgainMs = 1500;
/** Half a minute; after it, asking is the person's own choice. */
const asksMax = 20;

/** `pending`: asked long enough. `none`: there was nothing to confirm. */
export type Confirmation = "asking" | "complete" | "pending" | "failed" | "none" | "unreachable";

interface Asked extends AnswerOf<typeof confirmCheckout> {
  readonly isEnough: boolean;
}

export function useConfirmation() {
  const refresh = useRefreshPlan();
  const asks = useRef(0);
  const { data, isError, refetch } = useQuery({
    queryKey: [confirmationKey],
    queryFn: async ({ signal }): Promise<Asked> => {
      const answer = await request(confirmCheckout, {}, { signal });
      asks.current += 1;
      return { ...answer, isEnough: asks.current >= asksMax };
    },
    // The answer of an earlier payment says nothing of this one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? askAgainMs : false),
  });
  const confirmation =
    useRefused() && data?.checkout === "pending" ? "failed" : confirmationOf(data, isError);
  const welcome = useEffectEvent(() => void refresh(data?.isPremium));
  useEffect(() => {
    if (confirmation === "complete") welcome();
  }, [confirmation]);
  return { confirmation, askAgain: () => void refetch() };
}

/** The bank's no, as the provider writes it into the address. Another checkout, left open, would be waited for in vain. */
function useRefused(): boolean {
  const [parameters] = useSearchParams();
  return parameters.get("redirect_status") === "failed";
}

function isWaiting(asked: Asked | undefined): boolean {
  return asked?.checkout === "pending" && !asked.isEnough;
}

function confirmationOf(asked: Asked | undefined, isError: boolean): Confirmation {
  if (!asked) return isError ? "unreachable" : "asking";
  if (asked.checkout === "none") return asked.isPremium ? "complete" : "none";
  return isWaiting(asked) ? "asking" : asked.checkout;
}
