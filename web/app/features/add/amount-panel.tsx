import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { FoodWeightStepper } from "../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../nutrition/household-sizes.tsx";
import { SizeCount } from "../nutrition/size-count.tsx";
import type { AddView } from "./add-view.ts";
import type { Addable } from "./addable.ts";
import { AmountExtras } from "./amount-extras.tsx";
import { PackChoice } from "./label/pack-choice.tsx";
import { PanelActions } from "./panel-actions.tsx";
import type { useLog } from "./use-log.ts";

const gramsStep = 10;

interface AmountPanelProps {
  readonly addable: Addable;
  readonly log: ReturnType<typeof useLog>;
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

/** How much of one thing, with its calories as they change. */
export function AmountPanel({ addable, log, onBack, onView }: AmountPanelProps) {
  const { t } = useTranslation("add");
  const { name, detail, grams: usual, calories, isScalable, item, mealId, favouriteId } = addable;
  const [grams, setGrams] = useState(Math.round(usual));
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  const isChanged = grams !== Math.round(usual);
  const chosen = isChanged ? grams : usual;
  const total = isChanged && usual > 0 ? (calories * grams) / usual : calories;
  const isNamed = favouriteId !== undefined || mealId !== undefined;
  const add = () =>
    log.mutate(
      mealId !== undefined && !isChanged
        ? { kind: "meal", mealId }
        : { kind: "items", items: [item(chosen)], ...(isNamed && { name }) },
    );
  return (
    <div ref={container} tabIndex={-1} className="grid gap-5 outline-none">
      {detail && <p className="text-ink-muted">{detail}</p>}
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-oat/60 p-4">
        <div aria-live="polite">
          <CalorieBadge kcal={total} />
        </div>
        {isScalable && (
          <FoodWeightStepper
            label={t("amount.grams", { name })}
            grams={grams}
            minGrams={foodGramsMin}
            maxGrams={foodGramsMax}
            stepGrams={gramsStep}
            onChange={setGrams}
          />
        )}
      </div>
      {addable.recipe && (
        <Servings
          label={t("recipe.servingsOf", { name })}
          count={grams / usual}
          onChange={(count) =>
            setGrams(Math.min(foodGramsMax, Math.max(foodGramsMin, Math.round(count * usual))))
          }
        />
      )}
      {addable.source && (
        <HouseholdSizes source={addable.source} food={name} grams={grams} onChange={setGrams} isOpenAtFirst />
      )}
      {addable.portions && <PackChoice portions={addable.portions} grams={grams} onChange={setGrams} />}
      <AmountExtras addable={addable} grams={chosen} onBack={onBack} onView={onView} />
      <PanelActions onBack={onBack}>
        <Button isBusy={log.isPending} onClick={add}>
          {t("add")}
        </Button>
      </PanelActions>
    </div>
  );
}

function Servings(count: ComponentProps<typeof SizeCount>) {
  const { t } = useTranslation("add");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{t("recipe.servings")}</span>
      <SizeCount {...count} />
    </div>
  );
}
