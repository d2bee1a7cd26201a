import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { today } from "../../../time/today.ts";
import { CopyIcon, PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { useUsual } from "../../add/add-queries.ts";
import { type Addable, addableOfUsual } from "../../add/addable.ts";
import { newAdd } from "../../add/adds.ts";
import { presentMealType } from "../../add/present-meal-type.ts";
import { keepWaitingAdd } from "../../add/waiting-adds.ts";
import { dayMealsQuery } from "../meal-queries.ts";
import { usePlaceMeals } from "../place/use-place-meals.ts";
import { EmptyRow } from "./blank-rows.tsx";

interface OfferRowProps {
  readonly type: MealType;
  readonly day: CalendarDay;
}

/** Of an empty meal: what the person usually eats at it and what it was on the day before, each in one tap. */
export function OfferRow({ type, day }: OfferRowProps) {
  const { data = [] } = useQuery(dayMealsQuery(addDays(day, -1)));
  // One answer has the habits of all four.
  const { ofMeals } = useUsual(presentMealType(), { keepsInvalidated: true }).data ?? {};
  const usual = ofMeals?.[type].map(addableOfUsual) ?? [];
  const meals = data.filter(({ mealType }) => mealType === type);
  if (usual.length === 0)
    return meals.length === 0 ? <EmptyRow /> : <CopyMealRow {...{ type, day, meals }} />;
  return (
    // As high as the row it stands for, so that nothing moves: the second habit only where there is room.
    <li className="flex min-h-row items-center gap-1.5 border-t border-line px-2 py-1">
      {usual.map((addable, at) => (
        <UsualButton key={addable.key} {...{ addable, type, day }} isOnlyWhereWide={at > 0} />
      ))}
      {meals.length > 0 && <SameButton {...{ type, day, meals }} />}
    </li>
  );
}

const offer =
  "flex min-h-9 min-w-0 items-center gap-1.5 rounded-full px-2 text-left text-sm leading-tight text-ink-muted hover:bg-basil-50";

interface UsualButtonProps extends OfferRowProps {
  readonly addable: Addable;
  readonly isOnlyWhereWide: boolean;
}

function UsualButton({ addable, type, day, isOnlyWhereWide }: UsualButtonProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { name, grams, calories } = addable;
  const amount = grams >= 1 ? formats.foodWeight(grams) : undefined;
  return (
    <button
      type="button"
      aria-label={formats.inline([
        t("meal.usual", { name, meal: t(`type.${type}`) }),
        amount,
        formats.energy(calories),
      ])}
      onClick={() => keepWaitingAdd(newAdd(addable, grams, { day, mealType: type, isTypeChosen: true }))}
      className={`${offer} ${isOnlyWhereWide ? "@max-[34rem]:hidden" : ""}`}
    >
      <PlusIcon className="size-4 shrink-0 text-basil-700" />
      <span className="line-clamp-2 wrap-anywhere">
        <span className="inline-block first-letter:uppercase">{name}</span>{" "}
        {amount && <span className="figures whitespace-nowrap">{amount}</span>}
      </span>
    </button>
  );
}

interface CopyProps extends OfferRowProps {
  /** The meals of the day before. */
  readonly meals: readonly Meal[];
}

function useCopy({ type, day, meals }: CopyProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const place = usePlaceMeals();
  const from: "yesterday" | "dayBefore" = day === today() ? "yesterday" : "dayBefore";
  return {
    from,
    title: t(`meal.copy.${from}.${type}`),
    names: meals.map(({ name }) => name).join(", "),
    kcal: formats.energy(sumMacronutrients(meals).calories),
    isCopying: place.isPending,
    copy: () => place.mutate({ kind: "copy", meals, day, mealType: type }),
  };
}

/** Beside the habits. */
function SameButton(props: CopyProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { from, names, kcal, isCopying, copy } = useCopy(props);
  return (
    <button
      type="button"
      disabled={isCopying}
      onClick={copy}
      className={`${offer} ml-auto shrink-0 @max-[14rem]:hidden`}
    >
      <CopyIcon className="size-4 shrink-0 text-basil-700" />
      <span>
        {t(`meal.same.${from}`)}
        <span className="sr-only">: {formats.inline([names, kcal])}</span>
      </span>
    </button>
  );
}

function CopyMealRow(props: CopyProps) {
  const { title, names, kcal, isCopying, copy } = useCopy(props);
  return (
    <li className="border-t border-line">
      <button
        type="button"
        disabled={isCopying}
        onClick={copy}
        className="flex min-h-11.5 w-full items-center gap-2 py-1.5 pr-1 pl-4 text-left text-sm text-ink-muted hover:bg-basil-50 focus-visible:outline-offset-[-3px]"
      >
        <span className="min-w-0 flex-1">
          {title}
          <span className="sr-only">: {names}</span>
        </span>
        <span className="figures shrink-0">{kcal}</span>
        <span className="grid w-11 shrink-0 place-items-center text-basil-700">
          <PlusIcon className="size-4.5" />
        </span>
      </button>
    </li>
  );
}
