/** web/features/plans/offer: the plan that somebody chose, whose checkout is open. */
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PlanChoices } from "#domain/plans/plan-choices.ts";
import { checkoutPath, chosenPlanParameter, needsOwnDocument } from "../checkout/own-document.ts";

/** Names the plan whose checkout opens with the page. */
const checkoutParameter = "checkout";

export function useChosenPlan({ monthly, yearly }: PlanChoices, setup: PaymentSetup) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(checkoutParameter);
  const left = parameters.get(chosenPlanParameter);
  const [openId, setOpenId] = useState<string>();
  const [lastId, setLastId] = useState(asked ?? left);
  const readParameters = useEffectEvent(() => {
    if (asked) setOpenId(asked);
    const others = new URLSearchParams(parameters);
    for (const name of [checkoutParameter, chosenPlanParameter]) others.delete(name);
    setParameters(others, { replace: true });
  });
  useEffect(() => {
    if (asked || left) readParameters();
  }, [asked, left]);
  const planOf = (id: string | null | undefined) => [monthly, yearly].find((plan) => plan?.id === id);
  return {
    // By its id: the list may come anew, with another price, while the checkout is open.
    plan: planOf(openId),
    /** The last one chosen, also before the page was left for the bank. */
    lastPlan: planOf(lastId),
    choose: (plan: Plan) => {
      setLastId(plan.id);
      if (!needsOwnDocument(setup)) return setOpenId(plan.id);
      window.location.assign(`${checkoutPath}?${checkoutParameter}=${encodeURIComponent(plan.id)}`);
    },
    forget: () => setOpenId(undefined),
  };
}
