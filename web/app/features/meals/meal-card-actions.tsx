import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { DropdownMenu, MenuItem } from "../../ui/dropdown-menu.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EditIcon, RepeatIcon, TrashIcon } from "../../ui/icons/action-icons.tsx";
import { useDayFormats } from "./use-day-formats.ts";
import { useLogAgain } from "./use-log-again.ts";

interface MealCardActionsProps {
  readonly meal: Meal;
  readonly day: CalendarDay;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function MealCardActions({ meal, day, onEdit, onDelete }: MealCardActionsProps) {
  const { t } = useTranslation("meals");
  return (
    <div className="relative flex shrink-0">
      <LogAgain meal={meal} day={day} />
      <IconButton label={t("card.edit", { name: meal.name })} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton label={t("card.delete", { name: meal.name })} tone="danger" onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

/** On another day than today, asks whether to log it now or on that day. */
function LogAgain({ meal, day }: Pick<MealCardActionsProps, "meal" | "day">) {
  const { t } = useTranslation("meals");
  const { fullDate } = useDayFormats();
  const repeat = useLogAgain();
  const label = t("card.again", { name: meal.name });
  if (day === today()) {
    return (
      <IconButton label={label} disabled={repeat.isPending} onClick={() => repeat.mutate({ meal })}>
        <RepeatIcon />
      </IconButton>
    );
  }
  const trigger = (
    <span className="grid size-10 place-items-center text-ink-muted">
      <RepeatIcon />
    </span>
  );
  return (
    <DropdownMenu label={label} trigger={trigger} alignedTo="row">
      <MenuItem onSelect={() => repeat.mutate({ meal })}>{t("again.now")}</MenuItem>
      <MenuItem onSelect={() => repeat.mutate({ meal, day })}>
        {t("again.onDay", { day: fullDate(day) })}
      </MenuItem>
    </DropdownMenu>
  );
}
