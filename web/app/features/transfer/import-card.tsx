import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "../account/load-failure.tsx";
import { ImportPreviewView } from "./import-preview.tsx";
import { PastImports } from "./past-imports.tsx";
import { importsQuery } from "./transfer-queries.ts";
import { useReadFile } from "./use-import.ts";

export function ImportCard() {
  const { t } = useTranslation("data");
  const errorText = useErrorText();
  const imports = useQuery(importsQuery);
  const { reading, file } = useReadFile();
  const hintId = useId();
  const open = imports.data?.find(({ status }) => status !== "done");
  const past = imports.data?.filter(({ status }) => status === "done") ?? [];
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("import.title")}</h2>
        <p className="text-ink-muted">{t("import.text")}</p>
      </div>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-muted">
        {(["myfitnesspal", "cronometer", "loseit", "sparkyfitness", "platewise"] as const).map((format) => (
          <li key={format}>{t(`import.how.${format}`)}</li>
        ))}
      </ul>
      {open?.status !== "running" && (
        <div className="grid justify-items-start gap-1.5">
          <FileButton
            accept=".csv,.json,.txt,.zip,text/csv,application/json,application/zip"
            isBusy={reading.isPending}
            aria-describedby={hintId}
            onFile={(chosen) => reading.mutate({ chosen })}
          >
            {t("import.file")}
          </FileButton>
          <p id={hintId} className="text-sm text-ink-muted">
            {t("import.fileHint")}
          </p>
        </div>
      )}
      {reading.isError && <Alert>{errorText(reading.error)}</Alert>}
      {(imports.isPending || reading.isPending) && (
        <div role="status">
          <span className="sr-only">{t("import.reading")}</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {imports.isError && <LoadFailure error={imports.error} onRetry={() => imports.refetch()} />}
      {open && !reading.isPending && (
        <ImportPreviewView
          key={open.id}
          id={open.id}
          onReadAnew={file && ((choices) => reading.mutate({ chosen: file, choices }))}
        />
      )}
      {past.length > 0 && <PastImports imports={past} />}
    </Card>
  );
}
