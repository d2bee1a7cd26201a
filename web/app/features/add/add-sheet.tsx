import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogFooter } from "../../ui/dialog-actions.tsx";
import type { MealInput } from "../scan/capture/meal-input.ts";
import { AddHome } from "./add-home.tsx";
import type { AddView } from "./add-view.ts";
import { BarcodePanel } from "./barcode-panel.tsx";
import { CopyDayPanel } from "./copy-day-panel.tsx";
import { LabelPanel } from "./label/label-panel.tsx";
import { OwnFoodForm } from "./own-food-form.tsx";
import { presentMealType } from "./present-meal-type.ts";
import { QuickCaloriesForm } from "./quick-calories-form.tsx";
import { RecipeForm } from "./recipes/recipe-form.tsx";
import { SearchField } from "./search-field.tsx";
import type { Target } from "./target.ts";
import { TargetChip } from "./target-chip.tsx";
import { type Adds, useAdds } from "./use-adds.ts";

interface OpenSheetProps {
  /** The day that is chosen first. */
  readonly day: CalendarDay;
  /** The meal that is; without one, that of the hour. */
  readonly mealType: MealType | undefined;
  readonly onClose: () => void;
  /** With what was typed or read here. */
  readonly onScan: (target: Target, input?: MealInput) => void;
}

/** Everything that puts something into the diary, and the way to the scan. It stays until it is closed. */
export function AddSheet({ isOpen, ...rest }: OpenSheetProps & { readonly isOpen: boolean }) {
  const adds = useAdds(isOpen);
  return isOpen ? <OpenSheet adds={adds} {...rest} /> : null;
}

function OpenSheet({ adds, day, mealType, onClose, onScan }: OpenSheetProps & { readonly adds: Adds }) {
  const { t } = useTranslation("add");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<Target>(() => ({
    day,
    mealType: mealType ?? presentMealType(),
    isTypeChosen: mealType !== undefined,
  }));
  const [view, setView] = useState<AddView>({ kind: "home" });
  const [query, setQuery] = useState("");
  const rows = { adds, target, onView: setView };
  const goHome = () => setView({ kind: "home" });
  const isHome = view.kind === "home";
  const title = view.kind === "recipe" && view.id ? t("recipe.changeTitle") : t(`title.${view.kind}`);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(isHome && {
        head: <TargetChip label={t("target.label")} target={target} onChange={setTarget} />,
        belowTitle: <SearchField query={query} onQuery={setQuery} hasAdded={adds.list.length > 0} />,
      })}
      footer={<div ref={setFooter} />}
    >
      <DialogFooter value={footer}>
        {isHome && (
          <AddHome
            rows={rows}
            made={view.made}
            query={query}
            onScan={(words) =>
              onScan(target, words === undefined ? undefined : { kind: "text", text: words })
            }
            onClose={onClose}
          />
        )}
        {view.kind === "barcode" && (
          <BarcodePanel onBack={goHome} onCode={(input) => onScan(target, input)} />
        )}
        {view.kind === "quick" && <QuickCaloriesForm rows={rows} onBack={goHome} />}
        {view.kind === "copyDay" && <CopyDayPanel target={target} onBack={goHome} onCopied={onClose} />}
        {view.kind === "recipe" && <RecipeForm id={view.id} onBack={goHome} onView={setView} />}
        {view.kind === "label" && <LabelPanel onBack={goHome} onView={setView} />}
        {view.kind === "ownFood" && <OwnFoodForm food={view.food} onBack={goHome} onView={setView} />}
      </DialogFooter>
    </Dialog>
  );
}
