import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { nowMs } from "../../time/clock.ts";
import { useToday } from "../../time/use-today.ts";
import { AfterPaint } from "../../ui/after-paint.tsx";
import { ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { ConfirmEmailBanner } from "../account/confirm-email-banner.tsx";
import { type Person, usePerson } from "../account/session/use-person.ts";
import { IdleBodyCard } from "../body/idle-body-card.tsx";
import { GoalSetupGate } from "../goals/setup/goal-setup-gate.tsx";
import { DayMeals } from "../meals/day-meals.tsx";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { useDismissible } from "../plans/banner-dismissal.ts";
import { UpgradeBanner } from "../plans/upgrade-banner.tsx";
import { UpgradeCard } from "../plans/upgrade-card.tsx";
import { UnsavedScans } from "../scan/flow/scan-provider.tsx";
import { DaySummaryCard } from "./day-summary-card.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { partOfDay } from "./part-of-day.ts";
import { RecommendationCard } from "./recommendation-card.tsx";
import { ScansBanner, useFewScans } from "./scans-banner.tsx";
import { WeekGoalsCard } from "./week-goals-card.tsx";

function Greeting() {
  const { t } = useTranslation("dashboard");
  const { fullDate } = useDayFormats();
  const name = usePerson()?.displayName.split(" ")[0] ?? "";
  return (
    <div>
      <h1 className="text-title">{t(`greeting.${partOfDay(new Date(nowMs()).getHours())}`, { name })}</h1>
      <p className="text-ink-muted first-letter:uppercase">{fullDate(useToday())}</p>
    </div>
  );
}

/** On wide screens both end together: the room below the meals, or the last card, takes what the other column is longer. */
const column = "flex min-w-0 flex-col gap-4 md:gap-5";

export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const today = useToday();
  const person = usePerson();
  return (
    <div className="grid gap-4 md:gap-5">
      <Greeting />
      {person && <GoalSetupGate key={person.id} person={person} />}
      <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
        <div className={column}>
          <DaySummaryCard />
          <AfterPaint>
            <section aria-label={t("today.title")} className="grid content-start lg:grow">
              <DayMeals key={today} day={today} />
              <Link
                to="/meals"
                className="inline-flex min-h-11 items-center gap-1 justify-self-center rounded-full px-3 text-sm font-semibold text-basil-700 hover:bg-basil-50"
              >
                {t("today.all")}
                <ChevronRightIcon className="size-4" />
              </Link>
            </section>
            {person?.isPro && <RecommendationCard />}
            {person && <Notices key={person.id} person={person} />}
          </AfterPaint>
        </div>
        <div className={`${column} lg:*:last:grow`}>
          <AfterPaint>
            <IdleBodyCard />
            <WeekGoalsCard />
            <InsightsCard />
          </AfterPaint>
        </div>
      </div>
    </div>
  );
}

/** A line each, and at most one of them about Pro. */
function Notices({ person }: { person: Person }) {
  const fewScans = useFewScans();
  const offer = useDismissible(person.id);
  return (
    <div className="grid gap-2 empty:hidden">
      <UnsavedScans />
      <ConfirmEmailBanner person={person} />
      {fewScans && <ScansBanner {...fewScans} />}
      {!fewScans &&
        !person.isPro &&
        (offer.isDue ? <UpgradeBanner onDismiss={offer.dismiss} /> : <UpgradeCard />)}
    </div>
  );
}
