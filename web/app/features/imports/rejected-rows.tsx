import { useTranslation } from "react-i18next";
import { downloadRejectedRows } from "#contract/endpoints/imports.ts";
import type { DataImport, RejectedRow } from "#contract/shapes/imports.ts";
import { request } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { useDownload } from "../exports/use-download.ts";

interface RejectedRowsProps {
  readonly id: string;
  readonly rejected: readonly RejectedRow[];
  readonly counts: Pick<DataImport["counts"], "rejected" | "listed">;
}

const shownRows = 5;

export function RejectedRows({ id, rejected, counts }: RejectedRowsProps) {
  const { t } = useTranslation("data");
  const download = useDownload(
    () => request(downloadRejectedRows, { params: { id } }),
    `platewise-${t("rejected.fileName")}.csv`,
  );
  const { rejected: count, listed } = counts;
  if (count === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold text-ink-soft">{t("rejected.title", { count })}</h4>
      <ul className="grid gap-1.5 text-sm">
        {rejected.slice(0, shownRows).map(({ file, line, reason: code, text }) => (
          <li key={`${file} ${line} ${text}`} className="min-w-0">
            <p className="wrap-anywhere">
              {file === undefined
                ? t("rejected.row", { line, reason: t(`rejected.reasons.${code}`) })
                : t("rejected.rowOfFile", { file, line, reason: t(`rejected.reasons.${code}`) })}
            </p>
            <p className="truncate text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      {count > listed && (
        <p className="text-sm text-ink-muted">{t("rejected.more", { count: count - listed })}</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        <DownloadIcon className="size-5" />
        {t("rejected.download")}
      </Button>
    </div>
  );
}
