import { useTranslation } from "react-i18next";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { Button } from "../../../../ui/button.tsx";
import { CloseIcon, TextIcon } from "../../../../ui/icons/action-icons.tsx";
import { PhotoView } from "../../capture/photo/photo-view.tsx";
import { useFailureTexts } from "../../result/use-failure-texts.ts";
import { kindOf, type WaitingScan } from "./waiting-scan.ts";

interface WaitingRowProps {
  readonly scan: WaitingScan;
  readonly isConnected: boolean;
  readonly onDiscard: () => void;
  readonly onTryAgain: () => void;
  readonly onOpen: (submission: SubmissionAnalysis) => void;
}

export function WaitingRow({ scan, isConnected, onDiscard, onTryAgain, onOpen }: WaitingRowProps) {
  const { t } = useTranslation("analysis");
  const { outcome, image, words, code, known } = scan;
  const name =
    known?.name ?? (code === undefined ? words || t("waiting.photo") : t("waiting.barcode", { code }));
  return (
    <li className="flex items-center gap-3 py-2.5">
      {image ? (
        <PhotoView photo={{ id: scan.id, image }} className="size-11 shrink-0 rounded-lg" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-card text-ink-soft">
          <TextIcon />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <WaitingStatus scan={scan} isConnected={isConnected} />
      </div>
      <div className="flex shrink-0 items-center">
        {outcome?.kind === "analysed" && (
          <Button size="sm" onClick={() => onOpen(outcome.submission)}>
            {t("waiting.look")}
          </Button>
        )}
        {outcome?.kind === "refused" && (
          <Button variant="secondary" size="sm" onClick={onTryAgain}>
            {t("failure.retry")}
          </Button>
        )}
        <button
          type="button"
          aria-label={t("waiting.discard", { name })}
          onClick={onDiscard}
          className="grid size-10 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-butter hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
    </li>
  );
}

/** Announced by screen readers when it changes. */
function WaitingStatus({ scan, isConnected }: Pick<WaitingRowProps, "scan" | "isConnected">) {
  const { t } = useTranslation("analysis");
  const failureTexts = useFailureTexts();
  const { outcome } = scan;
  const text = () => {
    if (outcome?.kind === "analysed") return t("waiting.ready");
    if (outcome) return failureTexts({ failure: outcome.failure, kind: kindOf(scan) }).title;
    if (isConnected) return t("waiting.sending");
    return scan.logOn === undefined ? t("waiting.offline") : t("waiting.toLog");
  };
  return (
    <p role="status" className="text-sm text-ink-soft">
      {text()}
    </p>
  );
}
