import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PlanChoices } from "#domain/plans/plan-choices.ts";
import { checkoutPath, chosenPlanParameter, needsCheckoutDocument } from "../checkout/checkout-document.ts";

/** Holds the plan whose checkout opens with the page. */
const checkoutParameter = "checkout";

export function useChosenPlan({ monthly, yearly }: PlanChoices, setup: PaymentSetup) {
  const [parameters, setParameters] = useSearchParams();
  const checkoutId = parameters.get(checkoutParameter);
  const returnedId = parameters.get(chosenPlanParameter);
  const [openId, setOpenId] = useState<string>();
  const [lastId, setLastId] = useState(checkoutId ?? returnedId);
  const consumeParameters = useEffectEvent(() => {
    if (checkoutId) setOpenId(checkoutId);
    const remaining = new URLSearchParams(parameters);
    for (const name of [checkoutParameter, chosenPlanParameter]) remaining.delete(name);
    setParameters(remaining, { replace: true });
  });
  useEffect(() => {
    if (checkoutId || returnedId) consumeParameters();
  }, [checkoutId, returnedId]);
  const planOf = (id: string | null | undefined) => [monthly, yearly].find((plan) => plan?.id === id);
  return {
    // Looked up by id: the list may be refetched, with another price, while the checkout is open.
    plan: planOf(openId),
    /** The plan chosen last, possibly before the page was left for the bank. */
    lastPlan: planOf(lastId),
    choose: (plan: Plan) => {
      setLastId(plan.id);
      if (!needsCheckoutDocument(setup)) return setOpenId(plan.id);
      window.location.assign(`${checkoutPath}?${checkoutParameter}=${encodeURIComponent(plan.id)}`);
    },
    close: () => setOpenId(undefined),
  };
}
