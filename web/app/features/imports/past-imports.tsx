import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataImport } from "#contract/shapes/imports.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { dayWithYear } from "../../i18n/formats.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { localDayOf } from "../../time/local-day.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { productName } from "./product-name.ts";
import { RejectedRows } from "./rejected-rows.tsx";
import { useUndoImport } from "./use-import.ts";

export function PastImports({ imports }: { imports: readonly DataImport[] }) {
  const { t } = useTranslation("data");
  return (
    <section className="grid gap-1">
      <h3 className="text-lg">{t("past.title")}</h3>
      <ul className="grid divide-y divide-line">
        {imports.map((each) => (
          <PastImport key={each.id} past={each} />
        ))}
      </ul>
    </section>
  );
}

function PastImport({ past: { id, format, fileName, createdAt, counts } }: { past: DataImport }) {
  const { t } = useTranslation("data");
  const formats = useFormats();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useUndoImport(id);
  const product = productName(format);
  const confirm = () =>
    undo.mutate(undefined, {
      onSuccess: ({ keptMeals, keptOthers }) =>
        showToast({
          variant: "success",
          title: t("past.undone"),
          ...(keptMeals + keptOthers > 0 && {
            description: [
              ...(keptMeals > 0 ? [t("past.kept", { count: keptMeals })] : []),
              ...(keptOthers > 0 ? [t("past.keptOthers", { count: keptOthers })] : []),
            ].join(". "),
          }),
        }),
      onError: (error) => showFailure(t("past.failed"), error),
      onSettled: () => setIsAsking(false),
    });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium">{fileName ?? product}</p>
          <p className="text-sm text-ink-muted">
            {[
              product,
              formats.day(localDayOf(createdAt), dayWithYear),
              t("past.stored", { count: counts.stored }),
            ].join("\u00a0· ")}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          aria-label={t("past.undoOf", { name: fileName ?? product })}
          onClick={() => setIsAsking(true)}
        >
          {t("past.undo")}
        </Button>
      </div>
      <RejectedRows id={id} rejected={[]} counts={counts} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t("past.question")}
        text={t("past.questionText", { count: counts.stored })}
        confirmLabel={t("past.confirm")}
        isBusy={undo.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
