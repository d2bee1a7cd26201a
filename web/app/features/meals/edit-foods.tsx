import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foodsPerMealMax } from "#contract/limits.ts";
import { Button } from "../../ui/button.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import { FoodSearch } from "../scan/foods/food-search.tsx";
import { EditFoodRow, foodOfFound } from "./edit-food-row.tsx";
import type { EditedFood } from "./meal-edit.ts";

interface EditFoodsProps {
  readonly foods: readonly EditedFood[];
  readonly onChange: (foods: readonly EditedFood[]) => void;
}

export function EditFoods({ foods, onChange }: EditFoodsProps) {
  const { t } = useTranslation("meals");
  const [isAdding, setIsAdding] = useState(false);
  const rows = foods.map((food, at) => ({ food, at }));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{t("edit.foods")}</legend>
      <ul className="grid divide-y divide-line">
        {rows.map(({ food, at }) => (
          <EditFoodRow
            key={food.position ?? `added ${at}`}
            food={food}
            isOnlyFood={foods.length === 1}
            onChange={(changed) => onChange(foods.with(at, changed))}
            onRemove={() => onChange(foods.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {isAdding ? (
        <FoodSearch
          onPick={(found) => {
            setIsAdding(false);
            onChange([...foods, foodOfFound(found)]);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        foods.length < foodsPerMealMax && (
          <Button variant="soft" size="sm" className="justify-self-start" onClick={() => setIsAdding(true)}>
            <PlusIcon className="size-4" />
            {t("edit.addFood")}
          </Button>
        )
      )}
    </fieldset>
  );
}
