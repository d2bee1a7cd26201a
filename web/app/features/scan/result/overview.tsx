/** web/features/scan/result: the figures on one side, the foods they come from on the other (below each other on phones). */
import { useTranslation } from "react-i18next";
import { mealQuantityMaxGrams, mealQuantityMinGrams } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Stepper } from "../../../ui/stepper.tsx";
import { CalorieRange } from "../../nutrition/calorie-range.tsx";
import { MacroColumns } from "../../nutrition/macro-columns.tsx";
import { NutriScoreStrip } from "../../nutrition/nutri-score-strip.tsx";
import type { DisplayedMeal } from "../displayed-meal.ts";
import { AlsoSeen } from "../foods/also-seen.tsx";
import { FoodList } from "../foods/food-list.tsx";
import type { MealEditor } from "../foods/meal-editor.ts";
import { UnreadWords } from "../foods/unread-words.tsx";
import type { MealDraft } from "../meal-draft.ts";
import { gramsStep, scaleFor } from "../whole-meal.ts";
import { CorrectInWords } from "./correct-in-words.tsx";
import { Tip } from "./tip.tsx";

interface OverviewProps {
  readonly meal: DisplayedMeal;
  readonly draft: MealDraft;
  readonly editor: MealEditor;
  readonly onAsk: () => void;
  readonly onCorrected: (answer: SubmissionAnalysis) => void;
}

export function Overview({ meal, draft, editor, onAsk, onCorrected }: OverviewProps) {
  const { t } = useTranslation("analysis");
  const { answer } = draft;
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2 md:grid-rows-[auto_1fr]">
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
      </div>
      <div className="grid content-start gap-5 md:col-start-2 md:row-span-2 md:row-start-1">
        <FoodList foods={meal.foods} editor={editor} />
        <UnreadWords words={answer.unread ?? []} editor={editor} />
        <AlsoSeen foods={answer.alsoSeen ?? []} editor={editor} />
        <CorrectInWords editor={editor} onCorrected={onCorrected} />
      </div>
      <div className="grid content-start gap-5">
        <Score letter={answer.nutriScore} />
        <Tip tip={answer.nutritionalTip} />
      </div>
    </div>
  );
}

function WholeMeal({ meal, draft, editor }: Omit<OverviewProps, "onAsk" | "onCorrected">) {
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

function Score({ letter }: { letter: NutriScoreLetter }) {
  const { t } = useTranslation("analysis");
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="font-semibold whitespace-nowrap">{t("nutriScore.short")}</p>
        <p className="text-sm text-ink-muted">{t("nutriScore.what")}</p>
      </div>
      <NutriScoreStrip letter={letter} />
    </div>
  );
}
