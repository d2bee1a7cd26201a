import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadingList } from "../../ui/loading-list.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { LearnedForm } from "./learned-form.tsx";
import { learnedQuery } from "./learned-query.ts";
import { LearnedRow } from "./learned-row.tsx";
import { PlatesList } from "./plates-list.tsx";
import { useForget } from "./use-change-learned.ts";

interface LearnedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the person's corrections and photos taught: to look at, change and forget, one by one or altogether. */
export function LearnedDialog({ isOpen, onClose }: LearnedDialogProps) {
  const { t } = useTranslation("profile");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("learned.title")} description={t("learned.text")}>
      <LearnedList />
      <PlatesList />
    </Dialog>
  );
}

function LearnedList() {
  const { t } = useTranslation("profile");
  const learned = useQuery(learnedQuery);
  const { forgetOne, forgetAll } = useForget();
  const [isAsking, setIsAsking] = useState(false);
  const [edited, setEdited] = useState<{ readonly id: string; readonly isOpen: boolean }>();
  if (learned.isPending) return <LoadingList />;
  // A list that could not be read again stays, with the form and what was chosen in it.
  if (!learned.data) return <LoadFailure error={learned.error} onRetry={() => learned.refetch()} />;
  const entries = learned.data;
  if (entries.length === 0) return <p className="text-ink-muted">{t("learned.none")}</p>;
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line border-y border-line">
        {entries.map((entry) =>
          edited?.isOpen && entry.id === edited.id ? (
            <LearnedForm
              key={entry.id}
              entry={entry}
              onClose={() => setEdited({ id: entry.id, isOpen: false })}
            />
          ) : (
            <LearnedRow
              key={entry.id}
              entry={entry}
              isBusy={forgetOne.isPending}
              isEdited={entry.id === edited?.id}
              onEdit={() => setEdited({ id: entry.id, isOpen: true })}
              onForget={() => forgetOne.mutate(entry)}
            />
          ),
        )}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t("learned.forgetAll")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("learned.forgetAllQuestion")}
        text={t("learned.forgetAllText")}
        confirmLabel={t("learned.forgetAll")}
        isBusy={forgetAll.isPending}
        onConfirm={() => forgetAll.mutate(entries, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
