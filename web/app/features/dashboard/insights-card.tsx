import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Card } from "../../ui/card.tsx";
import type { InsightPeriod } from "../insights/insight-period.ts";
import { PeriodNavigator } from "../insights/period-navigator.tsx";
import { RangeChoice } from "../insights/range-choice.tsx";
import { CalorieInsightSection } from "./calorie-insight.tsx";
import { MacroInsightSection } from "./macro-insight.tsx";

export function InsightsCard() {
  const { t } = useTranslation("dashboard");
  const { hidesCalories } = usePreferences();
  const [period, setPeriod] = useState<InsightPeriod>({ range: "week" });
  return (
    <Card className="grid content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("insights.title")}</h2>
        <RangeChoice
          label={t("insights.range")}
          range={period.range}
          onChange={(range) => setPeriod({ range })}
          className="w-full sm:w-auto"
        />
      </div>
      <PeriodNavigator period={period} onChange={setPeriod} />
      <section aria-labelledby="macro-insight" className="grid gap-3">
        <h3 id="macro-insight" className="text-base text-ink-soft">
          {t("insights.macros")}
        </h3>
        <MacroInsightSection period={period} />
      </section>
      {!hidesCalories && (
        <section aria-labelledby="calorie-insight" className="grid gap-3">
          <h3 id="calorie-insight" className="text-base text-ink-soft">
            {t("insights.calories")}
          </h3>
          <CalorieInsightSection period={period} />
        </section>
      )}
    </Card>
  );
}
