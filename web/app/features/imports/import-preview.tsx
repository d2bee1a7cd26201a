import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataImport, ImportPreview } from "#contract/shapes/imports.ts";
import type { CopiedKind } from "#contract/shapes/own-copy.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { dayWithYear } from "../../i18n/formats.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { LoadFailure } from "../account/load-failure.tsx";
import { CopiedKinds } from "./copied-kinds.tsx";
import { importQuery } from "./import-queries.ts";
import { productName } from "./product-name.ts";
import { RejectedRows } from "./rejected-rows.tsx";
import { SampleRows } from "./sample-rows.tsx";
import { type ReadingChoices, useStoreImport, useUndoImport } from "./use-import.ts";

interface ImportPreviewProps {
  readonly id: string;
  /** Undefined where the file is no longer at hand. */
  readonly onReadAnew: ((choices: ReadingChoices) => void) | undefined;
  /** The preview comes into view, and the focus to it. */
  readonly takesFocus: boolean;
}

export function ImportPreviewView({ id, ...how }: ImportPreviewProps) {
  const preview = useQuery(importQuery(id));
  if (preview.isError) return <LoadFailure error={preview.error} onRetry={() => preview.refetch()} />;
  if (!preview.data) return <Skeleton className="h-40" />;
  return <LoadedPreview preview={preview.data} {...how} />;
}

function LoadedPreview({
  preview,
  onReadAnew,
  takesFocus,
}: Omit<ImportPreviewProps, "id"> & { readonly preview: ImportPreview }) {
  const { t } = useTranslation("data");
  const errorText = useErrorText();
  const { storing, progress } = useStoreImport(preview.id);
  const undo = useUndoImport(preview.id);
  const shown = progress ?? preview;
  const isStarted = shown.status === "running" || storing.isPending;
  const { taken, take, hasAny } = useTaken(preview);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  // The rows above the bar go once the storing begins.
  useEffect(() => {
    if (storing.isPending) section.current?.scrollIntoView({ block: "nearest" });
  }, [storing.isPending]);
  const store = () =>
    storing.mutate([...taken], {
      onSuccess: ({ counts }) =>
        showToast({ variant: "success", title: t("import.done", { count: counts.stored }) }),
    });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("import.preview")}
      className="grid scroll-mt-20 gap-4 rounded-lg border border-line p-4"
    >
      <Summary shown={preview} />
      {!isStarted && <Choices preview={preview} onReadAnew={onReadAnew} />}
      <CopiedKinds preview={preview} taken={taken} onTake={isStarted ? undefined : take} />
      {!isStarted && <SampleRows rows={preview.sample} />}
      {preview.leftOut.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {t("import.leftOut", { columns: preview.leftOut.join(", ") })}
        </p>
      )}
      {preview.passedOver.length > 0 && (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {t("import.passedOver", { files: preview.passedOver.join(", ") })}
        </p>
      )}
      <RejectedRows id={preview.id} rejected={preview.rejected} counts={shown.counts} />
      {isStarted && <Progress shown={shown} />}
      {storing.isError && <Alert title={t("import.stopped")}>{errorText(storing.error)}</Alert>}
      {undo.isError && <Alert>{errorText(undo.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        {shown.counts.entries > 0 && (
          <Button
            onClick={store}
            isBusy={storing.isPending}
            disabled={!isStarted && !hasAny}
            className="flex-1"
          >
            {isStarted ? t("import.continue") : t("import.store")}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={storing.isPending}
          isBusy={undo.isPending}
          onClick={() => undo.mutate()}
          className="flex-1"
        >
          {isStarted ? t("import.undo") : t("import.discard")}
        </Button>
      </div>
    </section>
  );
}

/** Which of the entries that differ are to be stored; none, until the person says so. */
function useTaken({ counts }: ImportPreview) {
  const [taken, setTaken] = useState<ReadonlySet<CopiedKind>>(new Set());
  const take = (kind: CopiedKind, isTaken: boolean) =>
    setTaken((before) => new Set(isTaken ? [...before, kind] : [...before].filter((each) => each !== kind)));
  const changed = counts.kinds.reduce((sum, kind) => sum + kind.changed, 0);
  return { taken, take, hasAny: counts.entries > changed || taken.size > 0 };
}

function Summary({ shown }: { shown: DataImport }) {
  const { t } = useTranslation("data");
  const formats = useFormats();
  const { counts, firstDay, lastDay } = shown;
  const hasKinds = counts.kinds.length > 0;
  const facts = [
    !hasKinds && counts.meals > 0 && t("import.meals", { count: counts.meals }),
    !hasKinds && counts.weights > 0 && t("import.weights", { count: counts.weights }),
    counts.days > 0 && t("import.days", { count: counts.days }),
    firstDay &&
      lastDay &&
      t("import.span", { from: formats.day(firstDay, dayWithYear), to: formats.day(lastDay, dayWithYear) }),
    !hasKinds && counts.known > 0 && t("import.known", { count: counts.known }),
    counts.skipped > 0 && t("import.skipped", { count: counts.skipped }),
  ].filter((fact) => typeof fact === "string");
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{t("import.recognised", { product: productName(shown.format) })}</h3>
      {counts.entries === 0 && <p className="font-medium">{t("import.nothingNew")}</p>}
      <ul className="text-sm text-ink-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** How to read what the file leaves open. */
function Choices({
  preview,
  onReadAnew,
}: { preview: ImportPreview } & Pick<ImportPreviewProps, "onReadAnew">) {
  const { t } = useTranslation("data");
  const { dateOrder, weightUnit } = preview;
  if (!onReadAnew)
    return (
      <>
        {dateOrder && (
          <p className="text-sm">{t("import.dateAsRead", { day: t(`import.dateOrders.${dateOrder}`) })}</p>
        )}
        {weightUnit && <p className="text-sm">{t("import.unitAsRead", { unit: weightUnit })}</p>}
      </>
    );
  return (
    <>
      {dateOrder && (
        <SegmentedChoice
          label={t("import.dateOrder")}
          hasVisibleLabel
          value={dateOrder}
          options={(["dmy", "mdy"] as const).map((value) => ({
            value,
            label: t(`import.dateOrders.${value}`),
          }))}
          onChange={(value) => onReadAnew({ dateOrder: value, weightUnit })}
        />
      )}
      {weightUnit && (
        <SegmentedChoice
          label={t("import.weightUnit")}
          hasVisibleLabel
          value={weightUnit}
          options={(["kg", "lb"] as const).map((value) => ({ value, label: value }))}
          onChange={(value) => onReadAnew({ weightUnit: value, dateOrder })}
        />
      )}
    </>
  );
}

function Progress({ shown: { counts } }: { shown: DataImport }) {
  const { t } = useTranslation("data");
  const text = t("import.progress", { stored: counts.stored, entries: counts.entries });
  const percent = counts.entries === 0 ? 100 : (counts.stored / counts.entries) * 100;
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={t("import.progressLabel")} percent={percent} valueText={text} />
      <p className="figures text-sm text-ink-muted">{text}</p>
    </div>
  );
}
