import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogFooter } from "../../ui/dialog-actions.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { useShownDay } from "../meals/use-shown-day.ts";
import type { MealInput } from "../scan/capture/meal-input.ts";
import { AddHome } from "./add-home.tsx";
import type { AddView } from "./add-view.ts";
import { BarcodePanel } from "./barcode-panel.tsx";
import { LabelPanel } from "./label/label-panel.tsx";
import { OwnFoodForm } from "./own-food-form.tsx";
import { presentMealType } from "./present-meal-type.ts";
import { QuickCaloriesForm } from "./quick-calories-form.tsx";
import { RecipeForm } from "./recipes/recipe-form.tsx";
import { SearchField } from "./search-field.tsx";
import type { Target } from "./target.ts";
import { TargetChip } from "./target-chip.tsx";
import { type Adds, useAdds } from "./use-adds.ts";
import { useListsOffline } from "./use-lists-offline.ts";

/** What is chosen first, each time it is asked for: without a meal, that of the hour. */
export interface AddPlace {
  readonly day: CalendarDay;
  readonly mealType?: MealType;
}

interface OpenSheetProps {
  readonly place: AddPlace;
  readonly onClose: () => void;
  /** With what was typed or read here. */
  readonly onScan: (target: Target, input?: MealInput) => void;
}

/** Everything that puts something into the diary, and the way to the scan. It stays until it is closed. */
export function AddSheet({ place, ...rest }: Partial<OpenSheetProps> & Omit<OpenSheetProps, "place">) {
  const isWide = useIsWide("xl");
  const adds = useAdds({ isOpen: place !== undefined, isPageInSight: isWide });
  useListsOffline();
  return place ? <OpenSheet adds={adds} place={place} isWide={isWide} {...rest} /> : null;
}

/** Beside the sheet another plus may be pressed, and another day shown. */
function useTarget(place: AddPlace) {
  const { pathname, search } = useLocation();
  const shownDay = useShownDay();
  const page = pathname + search;
  const [target, setTarget] = useState(() => targetOf(place));
  const [seen, setSeen] = useState({ place, page });
  if (seen.place !== place || seen.page !== page) {
    setSeen({ place, page });
    setTarget(seen.place === place ? { ...target, day: shownDay } : targetOf(place));
  }
  return [target, setTarget] as const;
}

function targetOf({ day, mealType }: AddPlace): Target {
  return { day, mealType: mealType ?? presentMealType(), isTypeChosen: mealType !== undefined };
}

interface WideProps extends OpenSheetProps {
  readonly adds: Adds;
  readonly isWide: boolean;
}

function OpenSheet({ adds, place, isWide, onClose, onScan }: WideProps) {
  const { t } = useTranslation("add");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  // As it was opened: a window that is resized loses nothing that was typed.
  const [isBeside] = useState(isWide);
  const [target, setTarget] = useTarget(place);
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
      isBesidePage={isBeside}
      {...(isHome && {
        head: <TargetChip label={t("target.label")} target={target} onChange={setTarget} />,
        belowTitle: (
          <SearchField query={query} onQuery={setQuery} hasAdded={adds.list.length > 0} focusedFor={place} />
        ),
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
        {view.kind === "recipe" && <RecipeForm id={view.id} onBack={goHome} onView={setView} />}
        {view.kind === "label" && <LabelPanel onBack={goHome} onView={setView} />}
        {view.kind === "ownFood" && <OwnFoodForm food={view.food} onBack={goHome} onView={setView} />}
      </DialogFooter>
    </Dialog>
  );
}
