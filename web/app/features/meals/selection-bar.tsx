import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, CopyIcon, MoveIcon, TrashIcon } from "../../ui/icons/action-icons.tsx";
import type { RowActions } from "./row/row-actions.ts";

interface SelectionBarProps {
  readonly selected: readonly Meal[];
  readonly actions: RowActions;
  readonly onEnd: () => void;
}

/** What can be done with the chosen rows, in sight while they are chosen. */
export function SelectionBar({ selected, actions, onEnd }: SelectionBarProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const isNone = selected.length === 0;
  return (
    <section
      aria-label={t("select.label")}
      className="sticky bottom-22 z-20 flex flex-wrap items-center justify-between gap-x-2 rounded-xl border border-line bg-butter py-1.5 pr-2 pl-4 shadow-raised md:bottom-4"
    >
      <p role="status" className="figures min-w-[min(6rem,100%)] flex-1 leading-tight font-semibold">
        {formats.inline([
          t("select.count", { count: selected.length }),
          isNone ? undefined : formats.energy(sumMacronutrients(selected).calories),
        ])}
      </p>
      <span className="flex">
        <IconButton
          label={t("row.move")}
          disabled={isNone}
          onClick={() => actions.askPlace("move", selected)}
        >
          <MoveIcon />
        </IconButton>
        <IconButton
          label={t("row.copy")}
          disabled={isNone}
          onClick={() => actions.askPlace("copy", selected)}
        >
          <CopyIcon />
        </IconButton>
        <IconButton label={t("row.delete")} disabled={isNone} onClick={() => actions.remove(selected)}>
          <TrashIcon />
        </IconButton>
        <IconButton label={t("select.end")} onClick={onEnd}>
          <CloseIcon />
        </IconButton>
      </span>
    </section>
  );
}
