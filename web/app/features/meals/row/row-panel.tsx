import { lazy, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { hasOnlyOwnFigures } from "#domain/nutrition/entered-food.ts";
import { importedFrom } from "#domain/nutrition/imported-food.ts";
import { unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AgainIcon, CopyIcon, EditIcon, MoveIcon, TrashIcon } from "../../../ui/icons/action-icons.tsx";
import type { IconProps } from "../../../ui/icons/icon.tsx";
import { FoodWeightStepper } from "../../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../../nutrition/household-sizes.tsx";
import { MacroLine } from "../../nutrition/macro-line.tsx";
import { NutriScoreStrip } from "../../nutrition/nutri-score-strip.tsx";
import { foodsWithAddingUpCalories } from "../foods-with-adding-up-calories.ts";
import { ProDisclosure } from "../pro-disclosure.tsx";
import { useDayFormats } from "../use-day-formats.ts";
import type { RowActions } from "./row-actions.ts";
import { RowLine } from "./row-line.tsx";
import { RowPicture } from "./row-picture.tsx";
import { useFoodAmount } from "./use-food-amount.ts";

const MealDetails = lazy(async () => ({ default: (await import("../meal-details.tsx")).MealDetails }));

interface RowPanelProps {
  readonly meal: Meal;
  readonly actions: RowActions;
  /** The amount was pressed: it can be typed at once. */
  readonly isAmountFirst: boolean;
}

/** What an opened row shows below its line. */
export function RowPanel({ meal, actions, isAmountFirst }: RowPanelProps) {
  const { t } = useTranslation("meals");
  const { time } = useDayFormats();
  const [food] = meal.foods;
  const isSingle = meal.foods.length === 1;
  return (
    <div className="grid gap-3 pb-3">
      {!isSingle && <Parts meal={meal} />}
      <div className="grid gap-3 px-4">
        <RowPicture meal={meal} day={actions.day} />
        {isSingle && food && food.grams > 0 && (
          <Amount meal={meal} food={food} actions={actions} isFirst={isAmountFirst} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <MacroLine macros={meal} notStated={unstatedMacrosOf([meal])} />
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
            <time dateTime={meal.createdAt} className="figures">
              {time(meal.createdAt)}
            </time>
            {!isSingle && meal.nutriScore && <NutriScoreStrip letter={meal.nutriScore} size="sm" />}
          </span>
        </div>
        <ProDisclosure
          entitlement="mealDetails"
          label={{ closed: t("card.more"), open: t("card.less") }}
          of={meal.name}
          feature={t("card.proFeature")}
        >
          <MealDetails meal={meal} />
        </ProDisclosure>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] border-t border-line px-2 pt-1">
        <Action
          label={t("row.again")}
          of={meal.name}
          ActionIcon={AgainIcon}
          onSelect={() => actions.logAgain(meal)}
        />
        <Action
          label={t("row.edit")}
          of={meal.name}
          ActionIcon={EditIcon}
          onSelect={() => actions.edit(meal)}
        />
        <Action
          label={t("row.move")}
          of={meal.name}
          ActionIcon={MoveIcon}
          onSelect={() => actions.askPlace("move", [meal])}
        />
        <Action
          label={t("row.copy")}
          of={meal.name}
          ActionIcon={CopyIcon}
          onSelect={() => actions.askPlace("copy", [meal])}
        />
        <Action
          label={t("row.delete")}
          of={meal.name}
          ActionIcon={TrashIcon}
          onSelect={() => actions.remove([meal])}
        />
      </div>
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly of: string;
  readonly ActionIcon: (props: IconProps) => ReactNode;
  readonly onSelect: () => void;
}

function Action({ label, of, ActionIcon, onSelect }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={`${label} ${of}`}
      onClick={onSelect}
      className="grid min-h-13 content-center justify-items-center gap-1 rounded-md px-1 py-1.5 text-center text-xs leading-tight font-medium text-ink-soft hover:bg-basil-100 hover:text-ink"
    >
      <ActionIcon className="size-5" />
      {label}
    </button>
  );
}

interface AmountProps {
  readonly meal: Meal;
  readonly food: Meal["foods"][number];
  readonly actions: RowActions;
  readonly isFirst: boolean;
}

function Amount({ meal, food, actions, isFirst }: AmountProps) {
  const { t } = useTranslation("meals");
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.querySelector("input")?.focus();
  }, [isFirst]);
  const amount = useFoodAmount(meal, actions.day);
  const hasSizes = !hasOnlyOwnFigures(food) && !importedFrom(food) && !food.ingredients;
  return (
    <div ref={field} className="grid gap-1">
      <form
        className="flex flex-wrap items-center gap-3"
        onBlur={amount.sendNow}
        onSubmit={(event) => {
          event.preventDefault();
          amount.sendNow();
        }}
      >
        <FoodWeightStepper
          label={t("edit.grams", { food: food.name })}
          grams={amount.grams}
          onChange={amount.change}
        />
        {amount.isChanged && (
          <button
            type="button"
            onClick={amount.undo}
            className="min-h-11 rounded-full px-3 text-sm font-semibold text-basil-700 hover:bg-basil-100"
          >
            {t("again.undo")}
          </button>
        )}
      </form>
      {hasSizes && (
        <HouseholdSizes source={food.source} food={food.name} grams={amount.grams} onChange={amount.change} />
      )}
    </div>
  );
}

/** The foods of one meal. They are never reordered, and one may be there twice. */
function Parts({ meal }: { meal: Meal }) {
  const { t } = useTranslation("meals");
  const { energyUnit } = useFormats();
  const parts = foodsWithAddingUpCalories(meal, energyUnit).map((food, position) => ({ food, position }));
  return (
    <ul aria-label={t("card.foods")} className="ml-4 border-l-2 border-basil-300">
      {parts.map(({ food, position }) => (
        <li key={position}>
          <RowLine isPart name={food.name} grams={food.grams} figures={food} notStated={food.unknown} />
        </li>
      ))}
    </ul>
  );
}
