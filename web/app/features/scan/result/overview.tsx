import { useTranslation } from "react-i18next";
import { correctSubmission } from "#contract/endpoints/scan.ts";
import { mealQuantityMaxGrams, mealQuantityMinGrams } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { ownProductTable } from "#domain/nutrition/entered-food.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { request } from "../../../api/request.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { CalorieRange } from "../../nutrition/calorie-range.tsx";
import { FoodWeightStepper } from "../../nutrition/food-weight-stepper.tsx";
import { LockedForPro } from "../../nutrition/locked-for-pro.tsx";
import { MacroColumns } from "../../nutrition/macro-columns.tsx";
import { NutriScoreStrip } from "../../nutrition/nutri-score-strip.tsx";
import type { DisplayedMeal } from "../draft/displayed-meal.ts";
import type { MealDraft } from "../draft/meal-draft.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { computeScale } from "../draft/meal-scale.ts";
import { AlsoSeen } from "../foods/also-seen.tsx";
import { FoodList } from "../foods/food-list.tsx";
import { SetAside } from "../foods/set-aside.tsx";
import { UnreadWords } from "../foods/unread-words.tsx";
import { CorrectInWords } from "./correct-in-words.tsx";
import { useNewTotal } from "./use-new-total.ts";

interface OverviewProps {
  readonly meal: DisplayedMeal;
  readonly draft: MealDraft;
  readonly editor: MealEditor;
  readonly onOpenQuestions: () => void;
  readonly onCorrected: (answer: SubmissionAnalysis) => void;
}

/** Figures on one side, foods on the other; below each other on phones. */
export function Overview({ meal, draft, editor, onOpenQuestions, onCorrected }: OverviewProps) {
  const { t } = useTranslation("analysis");
  const newTotal = useNewTotal();
  const { analysis } = draft;
  const isOfOwnProduct = meal.foods.some(({ source }) => source.table === ownProductTable);
  const notStated = macronutrientNames.filter((name) =>
    meal.foods.every(({ product }) => product?.unknown.includes(name)),
  );
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-5">
        <div className={classes("transition-opacity", meal.isUnconfirmed && "opacity-75")}>
          <CalorieRange kcal={meal.calories} range={meal.range} />
        </div>
        {analysis.questions.length > 0 && (
          <Button variant="soft" size="sm" className="justify-self-start" onClick={onOpenQuestions}>
            {t("clarify.reopen", { count: analysis.questions.length })}
          </Button>
        )}
        {analysis.readBy !== "reader" && (
          <p className="text-sm text-ink-muted">
            {t(`result.readBy.${isOfOwnProduct ? "ownProduct" : analysis.readBy}`)}
          </p>
        )}
        <MacroColumns macros={meal} notStated={notStated} />
        <WholeMeal meal={meal} draft={draft} editor={editor} />
      </div>
      <div className="grid content-start gap-5 md:col-start-2 md:row-span-2 md:row-start-1">
        <FoodList meal={meal} editor={editor} />
        <UnreadWords words={analysis.unread ?? []} editor={editor} />
        <SetAside figures={analysis.setAside ?? []} />
        <AlsoSeen foods={analysis.alsoSeen ?? []} editor={editor} />
        <CorrectInWords
          send={async (text, idempotencyKey) => {
            // What was edited by hand goes first.
            await editor.flush();
            const params = { id: editor.getDraft().analysis.id };
            return request(correctSubmission, { params, body: { text } }, { idempotencyKey });
          }}
          onCorrected={onCorrected}
          resultOf={(answer) => newTotal(answer, 1)}
          leftOf={({ notUnderstood = [] }: SubmissionAnalysis) => notUnderstood}
        />
      </div>
      <div className="grid content-start gap-5">
        {analysis.nutriScore && <NutriScore letter={analysis.nutriScore} />}
        <Tip tip={analysis.nutritionalTip} />
      </div>
    </div>
  );
}

function WholeMeal({ meal, draft, editor }: Omit<OverviewProps, "onOpenQuestions" | "onCorrected">) {
  const { t } = useTranslation("analysis");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold">{t("result.serving")}</p>
      <FoodWeightStepper
        label={t("result.serving")}
        grams={meal.quantityGrams}
        onChange={(grams) =>
          editor.change({ kind: "scale", scale: computeScale(grams, meal.quantityGrams, draft.scale) })
        }
        minGrams={mealQuantityMinGrams}
        maxGrams={mealQuantityMaxGrams}
      />
    </div>
  );
}

function NutriScore({ letter }: { letter: NutriScoreLetter }) {
  const { t } = useTranslation("analysis");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-[min(8rem,100%)] flex-1">
        <p className="font-semibold">{t("nutriScore.short")}</p>
        <p className="text-sm text-ink-muted">{t("nutriScore.what")}</p>
      </div>
      <NutriScoreStrip letter={letter} />
    </div>
  );
}

/** Nutri's tip for this meal (Pro). Others read what it would be; the tip is never sent. */
function Tip({ tip }: { tip: string | undefined }) {
  const { t } = useTranslation("analysis");
  if (tip === undefined) return <LockedForPro text={t("result.tipLocked")} />;
  return (
    <section className="flex gap-3 rounded-lg bg-butter-soft p-4">
      <Mascot pose="waving" className="h-14 shrink-0" />
      <div>
        <h3 className="text-base">{t("result.tipTitle")}</h3>
        <p className="text-ink-soft">{tip}</p>
      </div>
    </section>
  );
}
