/** web/features/profile: the plan: the way to Pro for free accounts. Pro's own part, cancelling, belongs here too. */
import { UpgradeCard } from "../plans/upgrade-card.tsx";

export function PlanSection({ isPro }: { isPro: boolean }) {
  return isPro ? null : <UpgradeCard />;
}
