import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useServiceText } from "../../api/use-service-text.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CurrentPlan } from "./current/current-plan.tsx";
import { PlanOffer } from "./offer/plan-offer.tsx";
import { historyQuery, paymentSetupQuery, plansQuery, subscriptionQuery } from "./plan-queries.ts";
import { usePortalReturn } from "./use-portal-return.ts";
import { useSuccessParameter } from "./use-success-parameter.ts";

export function PlansPage() {
  useSuccessParameter();
  usePortalReturn();
  const subscription = useQuery(subscriptionQuery);
  const plans = useQuery(plansQuery);
  const setup = useQuery(paymentSetupQuery);
  const history = useInfiniteQuery(historyQuery);
  if (subscription.data) return <CurrentPlan subscription={subscription.data} />;
  if (subscription.data === null && plans.data && setup.data && !history.isPending) {
    // No trial is promised unless the history is known to be empty.
    const hasTrial = history.data?.pages.flat().length === 0;
    return <PlanOffer plans={plans.data} setup={setup.data} hasTrial={hasTrial} />;
  }
  const failed = [subscription, plans, setup].filter(({ isError }) => isError);
  if (failed.length === 0) return <PlansSkeleton />;
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return <PlansFailed subscriptionError={subscription.error} onRetry={retry} />;
}

function PlansFailed({ subscriptionError, onRetry }: { subscriptionError: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["subscription", "common"]);
  const subscriptionText = useServiceText("subscription");
  return (
    <div role="alert">
      <EmptyState
        picture={<Mascot pose="sleeping" className="h-36" />}
        title={t("subscription:page.failedTitle")}
        text={subscriptionError ? subscriptionText(subscriptionError) : t("subscription:page.failedText")}
        action={<Button onClick={onRetry}>{t("common:action.retry")}</Button>}
      />
    </div>
  );
}

function PlansSkeleton() {
  const { t } = useTranslation("common");
  return (
    <div role="status" className="mx-auto grid w-full max-w-4xl gap-6">
      <span className="sr-only">{t("loading.page")}</span>
      <Skeleton className="mx-auto h-10 w-72 max-w-full" />
      <Skeleton className="mx-auto h-5 w-96 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="hidden h-80 rounded-xl lg:block" />
      </div>
    </div>
  );
}
