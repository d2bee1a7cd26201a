import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { classes } from "../../../ui/classes.ts";
import { AgainIcon, TrashIcon } from "../../../ui/icons/action-icons.tsx";
import { ChevronDownIcon } from "../../../ui/icons/navigation-icons.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NutriScoreMark } from "../../nutrition/nutri-score-mark.tsx";
import { useMealPicture } from "../meal-pictures.ts";
import type { RowActions } from "./row-actions.ts";
import { RowLine } from "./row-line.tsx";
import { swipePx, useRowGestures } from "./use-row-gestures.ts";

const RowPanel = lazy(async () => ({ default: (await import("./row-panel.tsx")).RowPanel }));

interface MealRowProps {
  readonly meal: Meal;
  readonly isOpen: boolean;
  /** While rows are chosen: whether this one is. */
  readonly isSelected: boolean | undefined;
  readonly actions: RowActions;
}

/** A food, or several that were logged as one. It opens in place; while rows are chosen it is a checkbox. */
export function MealRow({ meal, isOpen, isSelected, actions }: MealRowProps) {
  const panelId = useId();
  const [isAmountPressed, setIsAmountPressed] = useState(false);
  const press = (target: EventTarget) => {
    const onAmount = target instanceof Element && target.closest("[data-amount]") !== null;
    setIsAmountPressed(onAmount && !isOpen);
    actions.toggle(meal);
  };
  const gestures = useRowGestures({
    onSwipeLeft: () => actions.remove([meal]),
    onSwipeRight: () => actions.logAgain(meal),
    onLongPress: () => actions.select(meal),
  });
  const isSelecting = isSelected !== undefined;
  return (
    <li
      data-meal={meal.id}
      className={classes("relative overflow-x-clip border-t border-line", isOpen && "bg-basil-50")}
    >
      {gestures.offsetPx !== 0 && <SwipeHint offsetPx={gestures.offsetPx} />}
      <div
        {...(!isSelecting && gestures.handlers)}
        style={gestures.offsetPx === 0 ? undefined : { transform: `translateX(${gestures.offsetPx}px)` }}
        className={classes(
          "relative touch-pan-y select-none",
          gestures.offsetPx === 0 && "transition-transform duration-150",
          isOpen ? "bg-basil-50" : "bg-card",
        )}
      >
        {isSelecting ? (
          <label className="flex cursor-pointer items-center pl-4 has-checked:bg-basil-50">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={() => actions.select(meal)}
              className="size-5 shrink-0 accent-basil-700"
            />
            <MealLine meal={meal} day={actions.day} />
          </label>
        ) : (
          <h3 className="font-sans text-base font-normal tracking-normal">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={({ target }) => press(target)}
              className="block w-full hover:bg-basil-50 focus-visible:outline-offset-[-3px]"
            >
              <MealLine meal={meal} day={actions.day} isOpen={isOpen} />
            </button>
          </h3>
        )}
      </div>
      {isOpen && !isSelecting && (
        <div id={panelId}>
          <Suspense fallback={<Skeleton className="mx-4 mb-3 h-28" />}>
            <RowPanel meal={meal} actions={actions} isAmountFirst={isAmountPressed} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

interface MealLineProps {
  readonly meal: Meal;
  readonly day: CalendarDay;
  readonly isOpen?: boolean;
}

function MealLine({ meal, day, isOpen = false }: MealLineProps) {
  const picture = useMealPicture(meal.id, day);
  const { name, quantity, nutriScore, foods } = meal;
  return (
    <RowLine
      name={name}
      grams={quantity}
      figures={meal}
      notStated={unstatedMacrosOf([meal])}
      mark={picture && <img src={picture} alt="" className="size-9 shrink-0 rounded-md object-cover" />}
      trailing={
        foods.length > 1 ? (
          <ChevronDownIcon
            className={classes("size-4.5 text-ink-muted transition-transform", isOpen && "rotate-180")}
          />
        ) : (
          nutriScore && <NutriScoreMark letter={nutriScore} />
        )
      }
    />
  );
}

/** What letting go does: pale until the row is far enough. */
function SwipeHint({ offsetPx }: { offsetPx: number }) {
  const { t } = useTranslation("meals");
  const isDeletion = offsetPx < 0;
  const HintIcon = isDeletion ? TrashIcon : AgainIcon;
  return (
    <div
      aria-hidden="true"
      className={classes(
        "absolute inset-0 flex items-center px-4 text-sm font-semibold text-white",
        isDeletion ? "justify-end bg-alarm" : "bg-primary",
        Math.abs(offsetPx) < swipePx && "opacity-60",
      )}
    >
      <span className="flex items-center gap-2">
        <HintIcon className="size-5" />
        {t(isDeletion ? "row.delete" : "row.again")}
      </span>
    </div>
  );
}
