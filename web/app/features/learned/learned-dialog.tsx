import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { LearnedForm } from "./learned-form.tsx";
import { learnedQuery } from "./learned-query.ts";
import { LearnedRow } from "./learned-row.tsx";
import { useForget } from "./use-change-learned.ts";

interface LearnedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the person's corrections taught: to look at, change and forget, one by one or altogether. */
export function LearnedDialog({ isOpen, onClose }: LearnedDialogProps) {
  const { t } = useTranslation("profile");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("learned.title")} description={t("learned.text")}>
      <LearnedList />
    </Dialog>
  );
}

function LearnedList() {
  const { t } = useTranslation("profile");
  const learned = useQuery(learnedQuery);
  const { forgetOne, forgetAll } = useForget();
  const [edited, setEdited] = useState<{ readonly id: string; readonly isOpen: boolean }>();
  if (learned.isPending) return <Skeleton className="h-40" />;
  if (learned.isError) return <LoadFailure error={learned.error} onRetry={() => learned.refetch()} />;
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
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={forgetAll.isPending}
        onClick={() => forgetAll.mutate(entries)}
      >
        {t("learned.forgetAll")}
      </Button>
    </div>
  );
}
