import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { UpgradeCard } from "../plans/upgrade-card.tsx";

/** Without a plan nobody needs its code. */
const PaidPlanSection = lazy(() => import("./paid-plan-section.tsx"));

export function PlanSection({ isPro }: { isPro: boolean }) {
  if (!isPro) return <UpgradeCard />;
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <PaidPlanSection />
    </Suspense>
  );
}
