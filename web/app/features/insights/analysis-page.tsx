// Only the open tab fetches its data.

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHasEntitlement } from "../account/session/use-person.ts";
import { CaloriesTab } from "./calories-tab.tsx";
import type { InsightPeriod } from "./insight-period.ts";
import { MacrosTab } from "./macros-tab.tsx";
import { PeriodNavigator } from "./period-navigator.tsx";
import { PremiumFeature } from "./premium-feature.tsx";
import { RangeChoice } from "./range-choice.tsx";
import { TrendsTab } from "./trends-tab.tsx";

export function AnalysisPage() {
  return useHasEntitlement("analysis") ? <Analysis /> : <PremiumFeature />;
}

/** The full word does not fit into a third of a phone's width. */
function MacrosLabel() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <span className="sm:hidden">{t("analysis.macrosShort")}</span>
      <span className="max-sm:hidden">{t("analysis.macros")}</span>
    </>
  );
}

type AnalysisTab = "macros" | "calories" | "trends";

function Analysis() {
  const { t } = useTranslation("dashboard");
  const [period, setPeriod] = useState<InsightPeriod>({ range: "week" });
  const { hidesCalories } = usePreferences();
  const [tab, setTab] = useState<AnalysisTab>("macros");
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{t("analysis.title")}</h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          <ButtonLink to="/report" variant="ghost" size="sm" className="max-sm:-ml-4">
            {t("report.title")}
            <ChevronRightIcon className="size-4" />
          </ButtonLink>
          <RangeChoice
            label={t("insights.range")}
            range={period.range}
            onChange={(range) => setPeriod({ range })}
            className="w-full sm:w-auto"
          />
        </div>
      </div>
      <Card className="grid gap-4">
        <PeriodNavigator period={period} onChange={setPeriod} />
        <Tabs
          label={t("analysis.tabs")}
          className="gap-6"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: "macros", label: <MacrosLabel />, content: <MacrosTab period={period} /> },
            ...(hidesCalories
              ? []
              : [
                  {
                    id: "calories" as const,
                    label: t("insights.calories"),
                    content: <CaloriesTab period={period} />,
                  },
                ]),
            { id: "trends", label: t("analysis.trends"), content: <TrendsTab period={period} /> },
          ]}
        />
      </Card>
    </div>
  );
}
