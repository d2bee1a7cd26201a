import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Goals } from "#contract/shapes/goals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import {
  goalsOfDay,
  meanGoals,
  scaleGoals,
  type Weekday,
  type WeekdayGoals,
  weekdays,
} from "#domain/goals/goals-of-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { energyGoalControl } from "./energy-goal-control.ts";
import { GoalSlider } from "./goal-slider.tsx";

const shownMacros = ["protein", "carbs", "fat", "fiber"] as const;
/** A Monday, for the names of weekdays and what they come to. */
const monday = "2024-01-01";
const dayNamed = (weekday: Weekday) => addDays(monday, weekdays.indexOf(weekday));

interface WeekdayFieldsProps {
  readonly goals: Goals;
  readonly onChange: (weekdays: WeekdayGoals) => void;
}

/** Other goals on some weekdays: calories with the macronutrients in proportion, or all of them by hand. */
export function WeekdayFields({ goals, onChange }: WeekdayFieldsProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const own = goals.weekdays ?? {};
  const chosen = weekdays.filter((weekday) => own[weekday]);
  const choose = (weekday: Weekday, isOwn: boolean) =>
    onChange(
      inOrder({ ...own, [weekday]: isOwn ? goalsOfDay({ ...goals, weekdays: {} }, monday) : undefined }),
    );
  const mean = meanGoals(weekdays.map((weekday) => goalsOfDay(goals, dayNamed(weekday))));
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <div>
        <h3 className="text-base">{t("goals.weekdays.title")}</h3>
        <p className="text-sm text-ink-muted">{t("goals.weekdays.text")}</p>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("goals.weekdays.days")}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1">
          {weekdays.map((weekday) => (
            <WeekdayChip
              key={weekday}
              weekday={weekday}
              isOwn={own[weekday] !== undefined}
              onChange={(isOwn) => choose(weekday, isOwn)}
            />
          ))}
        </div>
      </fieldset>
      {chosen.map((weekday) => (
        <GoalsOfWeekday
          key={weekday}
          weekday={weekday}
          base={goals}
          goals={own[weekday] ?? goals}
          onChange={(changed) => onChange(inOrder({ ...own, [weekday]: changed }))}
        />
      ))}
      {chosen.length > 0 && mean && !hidesCalories && (
        <p className="figures text-sm text-ink-soft">
          {t("goals.weekdays.mean", { calories: formats.energy(mean.calories) })}
        </p>
      )}
    </section>
  );
}

/** Without those that are undefined. */
function inOrder(own: { readonly [Day in Weekday]?: DailyGoals | undefined }): WeekdayGoals {
  return Object.fromEntries(weekdays.flatMap((weekday) => (own[weekday] ? [[weekday, own[weekday]]] : [])));
}

interface WeekdayChipProps {
  readonly weekday: Weekday;
  readonly isOwn: boolean;
  readonly onChange: (isOwn: boolean) => void;
}

function WeekdayChip({ weekday, isOwn, onChange }: WeekdayChipProps) {
  const formats = useFormats();
  return (
    <label
      className={classes(
        "relative grid min-h-11 cursor-pointer place-items-center rounded-full border px-0.5 text-xs sm:text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-basil-500",
        isOwn ? "border-basil-600 bg-basil-50 text-basil-700" : "border-line-strong text-ink-soft",
      )}
    >
      <input
        type="checkbox"
        aria-label={formats.day(dayNamed(weekday), { weekday: "long" })}
        checked={isOwn}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <span aria-hidden="true">{formats.day(dayNamed(weekday), { weekday: "short" })}</span>
    </label>
  );
}

/** What was set by hand is not scaled away. */
function isInProportion(base: DailyGoals, goals: DailyGoals): boolean {
  const scaled = scaleGoals(base, goals.calories);
  const isCopy = shownMacros.every((macro) => goals[macro] === base[macro]);
  return isCopy || shownMacros.every((macro) => goals[macro] === scaled[macro]);
}

interface GoalsOfWeekdayProps {
  readonly weekday: Weekday;
  readonly base: DailyGoals;
  readonly goals: DailyGoals;
  readonly onChange: (goals: DailyGoals) => void;
}

function GoalsOfWeekday({ weekday, base, goals, onChange }: GoalsOfWeekdayProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const [showsMacros, setShowsMacros] = useState(() => !isInProportion(base, goals));
  const name = formats.day(dayNamed(weekday), { weekday: "long" });
  const isByHand = showsMacros || hidesCalories;
  const { shown, change, ...control } = energyGoalControl(formats.energyUnit, goals.calories, (calories) =>
    onChange(isByHand ? { ...goals, calories } : scaleGoals(base, calories)),
  );
  const grams = {
    protein: formats.grams(goals.protein),
    carbs: formats.grams(goals.carbs),
    fat: formats.grams(goals.fat),
    fiber: formats.grams(goals.fiber),
  };
  return (
    <div className="grid gap-2 rounded-lg bg-oat/70 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="text-base first-letter:uppercase">{name}</h4>
        {!hidesCalories && (
          <Stepper
            label={t("goals.weekdays.calories", { weekday: name })}
            value={shown}
            size="sm"
            {...control}
            onChange={change}
          />
        )}
      </div>
      {isByHand ? (
        shownMacros.map((macro) => (
          <GoalSlider
            key={macro}
            name={macro}
            value={goals[macro]}
            onChange={(value) => onChange({ ...goals, [macro]: value })}
          />
        ))
      ) : (
        <>
          <p className="figures text-sm text-ink-soft">{t("goals.weekdays.macros", grams)}</p>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3 justify-self-start"
            onClick={() => setShowsMacros(true)}
          >
            {t("goals.weekdays.own", { weekday: name })}
          </Button>
        </>
      )}
    </div>
  );
}
