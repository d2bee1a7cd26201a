import { IconButton } from "./icon-button.tsx";
import { EditIcon, TrashIcon } from "./icons/action-icons.tsx";

interface EditAndDeleteProps {
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly isDeleting: boolean;
  /** Its form was open before: the focus returns to the button. */
  readonly hasEditFocus?: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The buttons at the end of a list's row. */
export function EditAndDelete({
  editLabel,
  deleteLabel,
  isDeleting,
  hasEditFocus = false,
  onEdit,
  onDelete,
}: EditAndDeleteProps) {
  return (
    <>
      <IconButton label={editLabel} autoFocus={hasEditFocus} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton label={deleteLabel} tone="danger" disabled={isDeleting} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </>
  );
}
