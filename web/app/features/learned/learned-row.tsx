import { useTranslation } from "react-i18next";
import type { LearnedDefaultAnswer } from "#contract/shapes/learned.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { EditAndDelete } from "../../ui/edit-and-delete.tsx";

interface LearnedRowProps {
  readonly entry: LearnedDefaultAnswer;
  readonly isBusy: boolean;
  /** Its form was open before: the focus returns to its button. */
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onForget: () => void;
}

export function LearnedRow({ entry, isBusy, isEdited, onEdit, onForget }: LearnedRowProps) {
  const { t } = useTranslation("profile");
  const { words } = entry;
  return (
    <li className="flex items-center gap-1 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium wrap-anywhere first-letter:uppercase">{words}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          <Meaning entry={entry} />
        </p>
      </div>
      <EditAndDelete
        editLabel={t("learned.edit", { words })}
        deleteLabel={t("learned.forget", { words })}
        isDeleting={isBusy}
        hasEditFocus={isEdited}
        onEdit={onEdit}
        onDelete={onForget}
      />
    </li>
  );
}

function Meaning({ entry }: Pick<LearnedRowProps, "entry">) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  if (entry.kind === "meal") return t("learned.called", { name: entry.name });
  const { row, grams } = entry;
  const parts = [row && (row.name ?? t("learned.goneFood")), grams !== null && formats.foodWeight(grams)];
  return formats.inline(parts.filter((part) => typeof part === "string"));
}
