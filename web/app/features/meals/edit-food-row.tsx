import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foodShareMax, foodShareMin } from "#contract/limits.ts";
import { hasOnlyOwnFigures } from "#domain/nutrition/entered-food.ts";
import { importedFrom } from "#domain/nutrition/imported-food.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TrashIcon } from "../../ui/icons/action-icons.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { FoodWeightStepper } from "../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../nutrition/household-sizes.tsx";
import { FoodSearch } from "../scan/foods/food-search.tsx";
import type { FoundFood } from "../scan/foods/use-food-search.ts";
import { type EditedFood, figuresOf } from "./meal-edit.ts";

const shareStep = 0.25;

interface EditFoodRowProps {
  readonly food: EditedFood;
  readonly isOnlyFood: boolean;
  readonly onChange: (food: EditedFood) => void;
  readonly onRemove: () => void;
}

export function foodOfFound({ name, source, per100Grams, defaultGrams }: FoundFood): EditedFood {
  return { name, source, grams: Math.round(defaultGrams), base: { ...per100Grams, grams: 100 } };
}

/** One food of a saved meal: how much, another in its place, or none. */
export function EditFoodRow({ food, isOnlyFood, onChange, onRemove }: EditFoodRowProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const [isSearching, setIsSearching] = useState(false);
  const { name, grams, source, isDish = false } = food;
  const weighs = food.base.grams > 0;
  const setGrams = (changed: number) => onChange({ ...food, grams: changed });
  return (
    <li className="grid gap-1.5 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium first-letter:uppercase">{name}</span>
        <span className="figures shrink-0 text-sm">{formats.energy(figuresOf(food).calories)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {weighs ? (
          <FoodWeightStepper
            label={t("edit.grams", { food: name })}
            grams={grams}
            size="sm"
            onChange={setGrams}
          />
        ) : (
          <Stepper
            label={t("edit.share", { food: name })}
            value={food.share ?? 1}
            min={foodShareMin}
            max={foodShareMax}
            step={shareStep}
            decimals={2}
            unit="×"
            size="sm"
            onChange={(share) => onChange({ ...food, share })}
          />
        )}
        <span className="ml-auto flex items-center">
          {weighs && (
            <Button variant="ghost" size="sm" onClick={() => setIsSearching(!isSearching)}>
              {t("edit.otherFood")}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <IconButton
            label={t("edit.remove", { food: name })}
            tone="danger"
            disabled={isOnlyFood}
            onClick={onRemove}
          >
            <TrashIcon />
          </IconButton>
        </span>
      </div>
      {weighs && !hasOnlyOwnFigures(food) && !importedFrom(food) && !isDish && (
        <HouseholdSizes key={source.code} source={source} food={name} grams={grams} onChange={setGrams} />
      )}
      {!weighs && <p className="text-sm text-ink-muted">{t("edit.noWeight")}</p>}
      {isSearching && (
        <FoodSearch
          onPick={(found) => {
            setIsSearching(false);
            const { isDish: _, ...kept } = food;
            onChange({ ...kept, ...foodOfFound(found), grams });
          }}
          onCancel={() => setIsSearching(false)}
        />
      )}
    </li>
  );
}
