import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Card } from "../../ui/card.tsx";
import type { InsightRange } from "../insights/insight-range.ts";
import { RangeChoice } from "../insights/range-choice.tsx";
import { CalorieInsightSection } from "./calorie-insight.tsx";
import { MacroInsightSection } from "./macro-insight.tsx";

export function InsightsCard() {
  const { t } = useTranslation("dashboard");
  const { hidesCalories } = usePreferences();
  const [range, setRange] = useState<InsightRange>("week");
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("insights.title")}</h2>
        <RangeChoice
          label={t("insights.range")}
          range={range}
          onChange={setRange}
          className="w-full sm:w-auto"
        />
      </div>
      <section aria-labelledby="macro-insight" className="grid gap-3">
        <h3 id="macro-insight" className="text-base text-ink-soft">
          {t("insights.macros")}
        </h3>
        <MacroInsightSection range={range} />
      </section>
      {!hidesCalories && (
        <section aria-labelledby="calorie-insight" className="grid gap-3">
          <h3 id="calorie-insight" className="text-base text-ink-soft">
            {t("insights.calories")}
          </h3>
          <CalorieInsightSection range={range} />
        </section>
      )}
    </Card>
  );
}
