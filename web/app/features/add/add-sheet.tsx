import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogFooter } from "../../ui/dialog-actions.tsx";
import { AddHome } from "./add-home.tsx";
import type { AddView } from "./add-view.ts";
import { AmountPanel } from "./amount-panel.tsx";
import { CopyDayPanel } from "./copy-day-panel.tsx";
import { LabelPanel } from "./label/label-panel.tsx";
import { OwnFoodForm } from "./own-food-form.tsx";
import { presentMealType } from "./present-meal-type.ts";
import { QuickCaloriesForm } from "./quick-calories-form.tsx";
import { RecipeForm } from "./recipes/recipe-form.tsx";
import type { Target } from "./target.ts";
import { useLog } from "./use-log.ts";

interface AddSheetProps {
  readonly isOpen: boolean;
  /** The day that is chosen first. */
  readonly day: CalendarDay;
  /** The meal that was chosen; undefined for the one that the time suggests. */
  readonly mealType: MealType | undefined;
  readonly onClose: () => void;
  readonly onScan: (target: Target) => void;
}

/** Everything but a scan that puts something into the diary, and the way to the scan. */
export function AddSheet({ isOpen, ...rest }: AddSheetProps) {
  return isOpen ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ day, mealType, onClose, onScan }: Omit<AddSheetProps, "isOpen">) {
  const { t } = useTranslation("add");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<Target>(() => ({
    day,
    mealType: mealType ?? presentMealType(),
    isTypeChosen: mealType !== undefined,
  }));
  const [view, setView] = useState<AddView>({ kind: "home" });
  const [query, setQuery] = useState("");
  const log = useLog(target, onClose);
  const titleOf = (shown: AddView) => {
    if (shown.kind === "amount") return shown.addable.name;
    return shown.kind === "recipe" && shown.id ? t("recipe.changeTitle") : t(`title.${shown.kind}`);
  };
  const goHome = () => setView({ kind: "home" });
  return (
    <Dialog isOpen onClose={onClose} title={titleOf(view)} footer={<div ref={setFooter} />}>
      <DialogFooter value={footer}>
        {view.kind === "home" && (
          <AddHome
            target={target}
            onTarget={setTarget}
            query={query}
            onQuery={setQuery}
            log={log}
            onView={setView}
            onScan={() => onScan(target)}
          />
        )}
        {view.kind === "amount" && (
          <AmountPanel addable={view.addable} log={log} onBack={goHome} onView={setView} />
        )}
        {view.kind === "quick" && <QuickCaloriesForm log={log} onBack={goHome} />}
        {view.kind === "copyDay" && <CopyDayPanel target={target} log={log} onBack={goHome} />}
        {view.kind === "recipe" && <RecipeForm id={view.id} onBack={goHome} onView={setView} />}
        {view.kind === "label" && <LabelPanel onBack={goHome} onView={setView} />}
        {view.kind === "ownFood" && <OwnFoodForm food={view.food} onBack={goHome} onView={setView} />}
      </DialogFooter>
    </Dialog>
  );
}
