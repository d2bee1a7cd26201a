import { useTranslation } from "react-i18next";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { WaterCard } from "../water/water-card.tsx";
import { AdaptiveGoalCard } from "./adaptive-goal-card.tsx";
import { WeightCard } from "./weight-card.tsx";

export function BodyPage() {
  const { t } = useTranslation("body");
  const { hidesCalories } = usePreferences();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-5 md:gap-6">
      <header className="grid gap-1">
        <h1 className="text-title">{t("title")}</h1>
        <p className="text-ink-muted">{t("subtitle")}</p>
      </header>
      <WaterCard />
      <WeightCard />
      {!hidesCalories && <AdaptiveGoalCard />}
    </div>
  );
}
