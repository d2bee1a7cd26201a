import { useState } from "react";
import { useTranslation } from "react-i18next";
import { nearestFoodGrams, roundFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { StarIcon } from "../../ui/icons/add-icons.tsx";
import { FoodWeightStepper } from "../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../nutrition/household-sizes.tsx";
import { SizeCount } from "../nutrition/size-count.tsx";
import type { Addable } from "./addable.ts";
import { AmountExtras } from "./amount-extras.tsx";
import { PackChoice } from "./label/pack-choice.tsx";
import type { AddRows } from "./row-actions.ts";

interface RowAmountProps {
  readonly addable: Addable;
  readonly grams: number;
  readonly onGrams: (grams: number) => void;
  readonly rows: AddRows;
}

/** How much of it: household sizes, the person's own amount, and a stepper. */
export function RowAmount({ addable, grams, onGrams, rows }: RowAmountProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { name, detail, source, portions, recipe, isScalable, isOwnAmount } = addable;
  const [usual] = useState(addable.grams);
  const change = (amount: number) => onGrams(nearestFoodGrams(amount));
  return (
    <div className="grid gap-3">
      {detail && <p className="text-sm text-ink-muted">{detail}</p>}
      {isScalable && (
        <>
          {source && (
            <HouseholdSizes source={source} food={name} grams={grams} onChange={onGrams} isOpenAtFirst />
          )}
          {portions && <PackChoice portions={portions} grams={grams} onChange={onGrams} />}
          {recipe && (
            <SizeCount
              label={t("recipe.servingsOf", { name })}
              count={grams / usual}
              onChange={(count) => change(count * usual)}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            {isOwnAmount && roundFoodGrams(grams) !== roundFoodGrams(usual) && (
              <Button variant="soft" size="sm" onClick={() => onGrams(usual)}>
                <StarIcon className="size-4" />
                {formats.foodWeight(usual)}
                <span className="sr-only">{t("row.yourAmount")}</span>
              </Button>
            )}
            <FoodWeightStepper label={t("amount.grams", { name })} grams={grams} onChange={onGrams} />
          </div>
        </>
      )}
      <AmountExtras addable={addable} grams={grams} onView={rows.onView} />
    </div>
  );
}
