import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import type { Addable } from "./addable.ts";

interface AddRowProps {
  readonly addable: Addable;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onOpen: () => void;
}

/** The name opens the amount; the plus adds what the row says at once. */
export function AddRow({ addable, isBusy, onAdd, onOpen }: AddRowProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { name, detail, grams, calories } = addable;
  return (
    <li className="flex items-center gap-2 py-1">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-12 min-w-0 flex-1 rounded-md px-2 py-1 text-left hover:bg-oat"
      >
        <span className="font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
        <span className="figures text-sm text-ink-muted wrap-anywhere">
          {formats.inline([
            formats.kcal(calories),
            grams >= 1 ? formats.foodWeight(grams) : undefined,
            detail,
          ])}
        </span>
      </button>
      <IconButton label={t("row.add", { name })} tone="outlined" disabled={isBusy} onClick={onAdd}>
        <PlusIcon className="size-5 text-basil-700" />
      </IconButton>
    </li>
  );
}
