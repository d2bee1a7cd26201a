import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { foodsPerMealMax } from "#contract/limits.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Button } from "../../../ui/button.tsx";
import { OneOpenAtATime, useExclusiveOpen } from "../../../ui/exclusive-open.tsx";
import { PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { type DisplayedMeal, foodsToRead } from "../draft/displayed-meal.ts";
import type { MealEditor } from "../draft/meal-editor.ts";
import { FoodRow } from "./food-row.tsx";
import { FoodSearch } from "./food-search.tsx";

interface RemovedFoodRowProps {
  readonly name: string;
  readonly onRestore: () => void;
}

interface FoodListProps {
  readonly meal: DisplayedMeal;
  readonly editor: MealEditor;
}

export function FoodList({ meal, editor }: FoodListProps) {
  const { t } = useTranslation("analysis");
  const foods = foodsToRead(meal, useFormats().energyUnit);
  const keptCount = foods.filter((food) => !food.isRemoved).length;
  return (
    <section className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg">{t("result.foods")}</h3>
        <p className="text-sm text-ink-muted">{t("result.foodsCount", { count: keptCount })}</p>
      </div>
      <OneOpenAtATime>
        <ul className="grid divide-y divide-line border-y border-line">
          {foods.map((food) =>
            food.isRemoved ? (
              <RemovedFoodRow key={food.id} name={food.name} onRestore={() => editor.restore(food.id)} />
            ) : (
              <FoodRow key={food.id} food={food} isOnlyFood={keptCount === 1} editor={editor} />
            ),
          )}
        </ul>
        {foods.length < foodsPerMealMax && <AddFood editor={editor} />}
      </OneOpenAtATime>
    </section>
  );
}

function AddFood({ editor }: { editor: MealEditor }) {
  const { t } = useTranslation("analysis");
  const [isOpen, setIsOpen] = useExclusiveOpen();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="soft"
        size="sm"
        className="mt-3 justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        <PlusIcon className="size-4" />
        {t("add.open")}
      </Button>
    );
  }
  return (
    <div className="mt-3">
      <FoodSearch
        onPick={(found) => {
          editor.add(found.source, found.defaultGrams);
          close();
        }}
        onCancel={close}
      />
    </div>
  );
}

function RemovedFoodRow({ name, onRestore }: RemovedFoodRowProps) {
  const { t } = useTranslation("analysis");
  return (
    <li className="flex items-center justify-between gap-3 py-3.5 text-ink-muted">
      <p role="status" className="first-letter:uppercase">
        {t("food.removed", { food: name })}
      </p>
      <Button
        variant="soft"
        size="sm"
        autoFocus
        aria-label={t("food.undoOf", { food: name })}
        onClick={onRestore}
      >
        {t("food.undo")}
      </Button>
    </li>
  );
}
