import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mealNameMaxLength } from "#contract/limits.ts";
import { EditIcon } from "../../../ui/icons/action-icons.tsx";

interface EditableNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Edited in place: Enter or leaving the field confirms, Escape cancels. */
export function EditableName({ name, onRename }: EditableNameProps) {
  const { t } = useTranslation("analysis");
  const [editedName, setEditedName] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editedName !== undefined) wasEditing.current = true;
    else if (wasEditing.current) opener.current?.focus();
  }, [editedName]);

  const finish = () => {
    const renamed = editedName?.trim();
    if (renamed && renamed !== name) onRename(renamed);
    setEditedName(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      // Otherwise the same key press would reach the newly focused button and reopen the field.
      event.preventDefault();
      finish();
    }
    if (event.key === "Escape") setEditedName(undefined);
  };
  if (editedName !== undefined) {
    return (
      <input
        aria-label={t("result.nameLabel")}
        value={editedName}
        maxLength={mealNameMaxLength}
        ref={focusAndSelect}
        data-own-escape
        onChange={(event) => setEditedName(event.target.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
        className="w-full rounded-md border border-line-strong bg-field px-2 py-0.5 font-heading text-2xl font-bold"
      />
    );
  }
  return (
    <h3 className="text-2xl">
      <button
        ref={opener}
        type="button"
        onClick={() => setEditedName(name)}
        className="group -mx-2 inline-flex max-w-full items-center gap-2 rounded-md px-2 py-0.5 text-left hover:bg-oat"
      >
        <span className="min-w-0 first-letter:uppercase">{name}</span>
        <EditIcon className="size-5 shrink-0 text-ink-muted group-hover:text-basil-700" />
        <span className="sr-only">{t("result.rename")}</span>
      </button>
    </h3>
  );
}
