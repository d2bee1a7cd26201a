import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { ChevronDownIcon } from "../../ui/icons/navigation-icons.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { NutriScoreStrip } from "../nutrition/nutri-score-strip.tsx";
import { offerUpgrade } from "../plans/upgrade/upgrade-offer.ts";
import { useHasEntitlement } from "../session/use-person.ts";
import { MealCardActions } from "./meal-card-actions.tsx";
import { useDayFormats } from "./use-day-formats.ts";

const MealDetails = lazy(async () => ({ default: (await import("./meal-details.tsx")).MealDetails }));

interface MealCardProps {
  readonly meal: Meal;
  /** The day whose list shows the meal. */
  readonly day: CalendarDay;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function MealCard({ meal, day, onEdit, onDelete }: MealCardProps) {
  const { time } = useDayFormats();
  const formats = useFormats();
  return (
    <li className="grid grid-cols-1">
      <Card className="grid gap-3">
        <div>
          <h3 className="text-lg first-letter:uppercase">{meal.name}</h3>
          <p className="figures flex gap-2 text-sm text-ink-muted">
            <time dateTime={meal.createdAt}>{time(meal.createdAt)}</time>
            {meal.quantity > 0 && (
              <>
                <span aria-hidden="true">{"·"}</span>
                <span>{formats.foodWeight(meal.quantity)}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CalorieBadge kcal={meal.calories} size="md" />
          {meal.nutriScore && <NutriScoreStrip letter={meal.nutriScore} size="sm" />}
        </div>
        <MacroLine macros={meal} />
        <DetailsToggle meal={meal}>
          <MealCardActions meal={meal} day={day} onEdit={onEdit} onDelete={onDelete} />
        </DetailsToggle>
      </Card>
    </li>
  );
}

/** Opens the details (Pro). `children` are rendered beside the button. */
function DetailsToggle({ meal, children }: { meal: Meal; children: ReactNode }) {
  const { t } = useTranslation("meals");
  const canExpand = useHasEntitlement("mealDetails");
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <div className="-mx-2 -mb-2 flex items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={canExpand ? isOpen : undefined}
          aria-controls={canExpand ? detailsId : undefined}
          aria-haspopup={canExpand ? undefined : "dialog"}
          onClick={() =>
            canExpand
              ? setIsOpen(!isOpen)
              : offerUpgrade({ kind: "premium_feature", feature: t("card.proFeature") })
          }
          className="flex min-h-10 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold text-basil-700 hover:bg-basil-50"
        >
          <ChevronDownIcon className={classes("size-4 transition-transform", isOpen && "rotate-180")} />
          {isOpen ? t("card.less") : t("card.more")}
          <span className="sr-only">{canExpand ? meal.name : t("card.proHint")}</span>
          {!canExpand && <ProBadge />}
        </button>
        {children}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        <Suspense>{isOpen && <MealDetails meal={meal} />}</Suspense>
      </div>
    </>
  );
}
