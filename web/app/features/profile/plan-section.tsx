import { Suspense } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { UpgradeCard } from "../plans/upgrade-card.tsx";

/** Without a plan nobody needs its code. */
const PaidPlanSection = lazyPart(async () => (await import("./paid-plan-section.tsx")).default);

export function PlanSection({ isPro }: { isPro: boolean }) {
  if (!isPro) return <UpgradeCard />;
  return (
    <Suspense fallback={<Skeleton className="h-48" />}>
      <PaidPlanSection />
    </Suspense>
  );
}
