/** web/features/scan/result: the figures on one side, the foods they come from on the other (below each other on phones). */
import { useTranslation } from "react-i18next";
import { mealQuantityMaxGrams, mealQuantityMinGrams } from "#contract/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Stepper } from "../../../ui/stepper.tsx";
import { CalorieRange } from "../../nutrition/calorie-range.tsx";
import { MacroColumns } from "../../nutrition/macro-columns.tsx";
import { NutriScoreStrip } from "../../nutrition/nutri-score-strip.tsx";
import type { DisplayedMeal } from "../displayed-meal.ts";
import { FoodList } from "../foods/food-list.tsx";
import type { MealEditor } from "../foods/meal-editor.ts";
import type { MealDraft } from "../meal-draft.ts";
import { gramsStep, scaleFor } from "../whole-meal.ts";
import { Tip } from "./tip.tsx";

interface OverviewProps {
  readonly meal: DisplayedMeal;
  readonly draft: MealDraft;
  readonly editor: MealEditor;
  readonly onAsk: () => void;
}

export function Overview({ meal, draft, editor, onAsk }: OverviewProps) {
  const { t } = useTranslation("analysis");
  const { answer } = draft;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[5fr_6fr]">
      <div className="grid content-start gap-5">
        <div className={classes("transition-opacity", meal.isUnconfirmed && "opacity-75")}>
          <CalorieRange kcal={meal.calories} range={meal.range} />
        </div>
        {answer.questions.length > 0 && (
          <Button variant="soft" size="sm" className="justify-self-start" onClick={onAsk}>
            {t("clarify.reopen", { count: answer.questions.length })}
          </Button>
        )}
        <MacroColumns macros={meal} />
        <WholeMeal meal={meal} draft={draft} editor={editor} />
        <Score draft={draft} />
        <Tip tip={answer.nutritionalTip} />
      </div>
      <FoodList foods={meal.foods} editor={editor} />
    </div>
  );
}

function WholeMeal({ meal, draft, editor }: Omit<OverviewProps, "onAsk">) {
  const { t } = useTranslation("analysis");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold">{t("result.serving")}</p>
      <Stepper
        label={t("result.serving")}
        value={Math.round(meal.quantityGrams)}
        onChange={(grams) =>
          editor.change({ kind: "scale", scale: scaleFor(grams, meal.quantityGrams, draft.scale) })
        }
        step={gramsStep}
        min={mealQuantityMinGrams}
        max={mealQuantityMaxGrams}
        unit="g"
      />
    </div>
  );
}

function Score({ draft }: { draft: MealDraft }) {
  const { t } = useTranslation("analysis");
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">
          {t("nutriScore.short")}
          <span className="ml-1.5 text-sm font-normal text-ink-muted">{t("nutriScore.estimate")}</span>
        </p>
        <NutriScoreStrip letter={draft.answer.nutriScore} />
      </div>
      <p className="text-sm text-ink-muted">{t("nutriScore.what")}</p>
    </div>
  );
}
