import { useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useToday } from "../../time/use-today.ts";
import { ConfirmEmailBanner } from "../account/confirm-email-banner.tsx";
import { IdleBodyCard } from "../body/idle-body-card.tsx";
import { GoalSetupGate } from "../goals/setup/goal-setup-gate.tsx";
import { UpgradeBanner } from "../plans/upgrade-banner.tsx";
import { UpgradeCard } from "../plans/upgrade-card.tsx";
import { useStartScan } from "../scan/flow/scan-provider.tsx";
import { usePerson } from "../session/use-person.ts";
import { DaySummaryCard } from "./day-summary-card.tsx";
import { Greeting } from "./greeting.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";
import { ScansBanner } from "./scans-banner.tsx";
import { shareFirstLoad } from "./share-first-load.ts";
import { TodaysMealsCard } from "./todays-meals-card.tsx";
import { WeekGoalsCard } from "./week-goals-card.tsx";

export function DashboardPage() {
  const [today, language] = [useToday(), useLanguage()];
  // During the first render, before the cards make their calls.
  useState(() => shareFirstLoad(today, language));
  const startScan = useStartScan();
  const person = usePerson();
  const isPro = person?.isPro ?? false;
  return (
    <div className="grid gap-5 md:gap-6">
      {person && <ConfirmEmailBanner key={`email:${person.id}`} person={person} />}
      {person && <UpgradeBanner key={person.id} person={person} />}
      <Greeting />
      <ScansBanner />
      {person && <GoalSetupGate key={person.id} person={person} />}
      {isPro && <RecommendationCard isPro />}
      {/* Free accounts have more in the right column, so the week moves to the left to balance them. */}
      <div className="grid items-start gap-5 md:gap-6 lg:grid-cols-2">
        <div className="grid gap-5 md:gap-6">
          <DaySummaryCard />
          <TodaysMealsCard onScan={startScan} />
          {!isPro && <WeekGoalsCard />}
          <IdleBodyCard />
        </div>
        <div className="grid gap-5 md:gap-6">
          {isPro && <WeekGoalsCard />}
          <InsightsCard />
          {person && !isPro && (
            <>
              <RecommendationCard isPro={false} />
              <UpgradeCard />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
