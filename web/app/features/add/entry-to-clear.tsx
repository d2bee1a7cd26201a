import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeUsual } from "#contract/endpoints/add.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons/action-icons.tsx";
import type { Addable } from "./addable.ts";

/** An entry while the lists are edited: taken out, and put back, in its place. Meals in the diary stay. */
export function EntryToClear({ addable: { name, entry } }: { addable: Addable }) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  const [isCleared, setIsCleared] = useState(false);
  const change = useMutation({
    mutationFn: async (isListed: boolean) => {
      if (entry) await request(changeUsual, { body: { ...entry, isListed } });
    },
    onSuccess: (_, isListed) => setIsCleared(!isListed),
    onError: (error) => showFailure(t("edit.failed"), error),
  });
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line px-5 py-2 sm:px-6">
      <span role="status" className="min-w-0 flex-1 wrap-anywhere text-ink-soft">
        {isCleared ? t("edit.cleared", { name }) : name}
      </span>
      {isCleared ? (
        <Button variant="ghost" size="sm" isBusy={change.isPending} onClick={() => change.mutate(true)}>
          {t("undo")}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <IconButton
          label={t("edit.clear", { name })}
          disabled={change.isPending}
          onClick={() => change.mutate(false)}
        >
          <CloseIcon className="size-5" />
        </IconButton>
      )}
    </li>
  );
}
