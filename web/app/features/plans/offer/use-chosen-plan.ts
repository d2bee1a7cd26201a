/** web/features/plans/offer: the plan that somebody chose, whose checkout is open. */
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PlanChoices } from "#domain/plans/plan-choices.ts";
import { checkoutPath, needsOwnDocument } from "../checkout/own-document.ts";

/** Names the plan whose checkout opens with the page. */
const parameter = "checkout";

export function useChosenPlan({ monthly, yearly }: PlanChoices, setup: PaymentSetup) {
  const [parameters, setParameters] = useSearchParams();
  const [chosenId, setChosenId] = useState<string>();
  const asked = parameters.get(parameter);
  const open = useEffectEvent((planId: string) => {
    const others = new URLSearchParams(parameters);
    others.delete(parameter);
    setParameters(others, { replace: true });
    setChosenId(planId);
  });
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);
  return {
    // By its id: the list may come anew, with another price, while the checkout is open.
    plan: [monthly, yearly].find((plan) => plan?.id === chosenId),
    choose: (plan: Plan) => {
      if (!needsOwnDocument(setup)) return setChosenId(plan.id);
      window.location.assign(`${checkoutPath}?${parameter}=${encodeURIComponent(plan.id)}`);
    },
    forget: () => setChosenId(undefined),
  };
}
