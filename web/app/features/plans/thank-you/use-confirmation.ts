// Polls the payment provider until the payment is settled or the polls are used up.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import type { AnswerOf } from "#contract/endpoint.ts";
import { confirmCheckout } from "#contract/endpoints/plans.ts";
import { request } from "../../../api/request.ts";
import { confirmationKey } from "../plan-queries.ts";
import { useRefreshPlan } from "../use-refresh-plan.ts";

const pollIntervalMs = 1500;
/** Half a minute; then the person can check again. */
const pollsMax = 20;

/** `pending`: still open when the polls were used up. `none`: there was no payment to confirm. */
export type Confirmation = "checking" | "complete" | "pending" | "failed" | "none" | "unreachable";

interface PollResult extends AnswerOf<typeof confirmCheckout> {
  readonly isLastPoll: boolean;
}

export function useConfirmation() {
  const refresh = useRefreshPlan();
  const polls = useRef(0);
  const { data, isError, refetch } = useQuery({
    queryKey: [confirmationKey],
    queryFn: async ({ signal }): Promise<PollResult> => {
      const answer = await request(confirmCheckout, {}, { signal });
      polls.current += 1;
      return { ...answer, isLastPoll: polls.current >= pollsMax };
    },
    // The state of an earlier payment must not be shown for this one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isStillPending(state.data) ? pollIntervalMs : false),
  });
  const confirmation =
    useWasRefusedByBank() && data?.checkout === "pending" ? "failed" : confirmationOf(data, isError);
  const refreshPlan = useEffectEvent(() => void refresh(data?.isPremium));
  useEffect(() => {
    if (confirmation === "complete") refreshPlan();
  }, [confirmation]);
  return { confirmation, checkAgain: () => void refetch() };
}

/** The provider reports a refusal by the bank in the URL; polling would only wait for a checkout that stays open. */
function useWasRefusedByBank(): boolean {
  const [parameters] = useSearchParams();
  return parameters.get("redirect_status") === "failed";
}

function isStillPending(result: PollResult | undefined): boolean {
  return result?.checkout === "pending" && !result.isLastPoll;
}

function confirmationOf(result: PollResult | undefined, isError: boolean): Confirmation {
  if (!result) return isError ? "unreachable" : "checking";
  if (result.checkout === "none") return result.isPremium ? "complete" : "none";
  return isStillPending(result) ? "checking" : result.checkout;
}
