import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { ImportPreviewView } from "./import-preview.tsx";
import { importsQuery } from "./import-queries.ts";
import { KnownProducts } from "./known-products.tsx";
import { PastImports } from "./past-imports.tsx";
import { type ReadFiles, useReadFile } from "./use-import.ts";

export function ImportCard() {
  const { t } = useTranslation("data");
  const errorText = useErrorText();
  const imports = useQuery(importsQuery);
  const { reading, file } = useReadFile();
  const open = imports.data?.find(({ status }) => status !== "done");
  const past = imports.data?.filter(({ status }) => status === "done") ?? [];
  const read = (files: readonly File[]) =>
    reading.mutate({ files, name: t("import.severalFiles", { number: files.length }) });
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("import.title")}</h2>
        <p className="text-ink-muted">{t("import.text")}</p>
      </div>
      {open?.status !== "running" && <FileChoice isBusy={reading.isPending} onFiles={read} />}
      <KnownProducts />
      {reading.isError && <Alert>{errorText(reading.error)}</Alert>}
      {reading.isPending && <Reading {...reading.variables} />}
      {imports.isPending && <Skeleton className="h-24" />}
      {imports.isError && <LoadFailure error={imports.error} onRetry={() => imports.refetch()} />}
      {open && !reading.isPending && (
        <ImportPreviewView
          key={open.id}
          id={open.id}
          // What was just read is what the person waits for.
          takesFocus={reading.data?.id === open.id}
          onReadAnew={file && ((choices) => reading.mutate({ files: [file], name: file.name, choices }))}
        />
      )}
      {past.length > 0 && <PastImports imports={past} />}
    </Card>
  );
}

/** What a person sees while a file is sent and read. */
function Reading({ files, name }: Pick<ReadFiles, "files" | "name">) {
  const { t } = useTranslation("data");
  return (
    <div role="status" className="flex items-center gap-3 rounded-lg border border-line p-4">
      <Spinner className="size-5 shrink-0 text-basil-700" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {t("import.reading", { name: files.length === 1 ? files[0]?.name : name })}
        </p>
        <p className="text-sm text-ink-muted">{t("import.readingHint")}</p>
      </div>
    </div>
  );
}

interface FileChoiceProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function FileChoice({ isBusy, onFiles }: FileChoiceProps) {
  const { t } = useTranslation("data");
  const hintId = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      {/* Recognised by what is in it: a phone may call a CSV file anything. */}
      <FileButton accept="" isBusy={isBusy} aria-describedby={hintId} onFiles={onFiles}>
        {t("import.file")}
      </FileButton>
      <p id={hintId} className="text-sm text-ink-muted">
        {t("import.fileHint")}
      </p>
    </div>
  );
}
