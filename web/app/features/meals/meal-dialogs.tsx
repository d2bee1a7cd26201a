import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EditMealDialog } from "./edit-meal-dialog.tsx";

interface MealDialogsProps {
  readonly day: CalendarDay;
  readonly toEdit: Meal | undefined;
  readonly toDelete: Meal | undefined;
  readonly onDelete: (meal: Meal) => void;
  readonly onClose: () => void;
}

export function MealDialogs({ day, toEdit, toDelete, onDelete, onClose }: MealDialogsProps) {
  const { t } = useTranslation("meals");
  return (
    <>
      {toEdit && <EditMealDialog meal={toEdit} day={day} onClose={onClose} />}
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        title={t("delete.title")}
        text={t("delete.text")}
        confirmLabel={t("delete.confirm")}
        onConfirm={() => {
          if (toDelete) onDelete(toDelete);
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}
