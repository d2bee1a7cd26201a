import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../../../api/connection.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { CloseIcon, ScanIcon } from "../../../../ui/icons/action-icons.tsx";
import { OfflineIcon } from "../../../../ui/icons/status-icons.tsx";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { restoreMealPhoto } from "../../capture/photo/meal-photo.ts";
import { useFailureTexts } from "../../result/use-failure-texts.ts";
import { usePageScan } from "../scan-provider.tsx";
import { useChangeWaitingScans } from "./use-waiting-scans.ts";
import { kindOf, type WaitingScan } from "./waiting-scan.ts";

/** A scan made without a network, as a row of the meal that it goes to. */
export function WaitingRow({ scan }: { scan: WaitingScan }) {
  const { t } = useTranslation("analysis");
  const isConnected = useIsConnected();
  const { reopen } = usePageScan().flow;
  const { discard, restore, tryAgain } = useChangeWaitingScans();
  const { outcome, photos, words, code, known, place } = scan;
  const name =
    known?.name ??
    (code === undefined
      ? words || t("waiting.photo", { count: photos.length })
      : t("waiting.barcode", { code }));
  const RowIcon = isConnected || outcome ? ScanIcon : OfflineIcon;
  const discardWithUndo = () => {
    discard(scan);
    showToast({
      title: t("waiting.discarded"),
      action: { label: t("food.undo"), onSelect: () => restore(scan) },
    });
  };
  return (
    <li className="flex min-h-row items-center gap-2 border-t border-line pl-4 pr-1">
      <RowIcon className="size-4.5 shrink-0 text-basil-700" />
      {/* Of two lines whatever it waits for, so that nothing below it moves. */}
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="line-clamp-1 font-medium wrap-anywhere">{name}</span>
        <WaitingStatus scan={scan} isConnected={isConnected} />
      </span>
      {outcome?.kind === "analysed" && (
        <Button
          variant="ghost"
          size="sm"
          className="text-basil-700"
          onClick={() =>
            reopen({
              submission: outcome.submission,
              photos: photos.map(restoreMealPhoto),
              place,
              isWaiting: true,
            })
          }
        >
          {t("waiting.look")}
        </Button>
      )}
      {outcome?.kind === "refused" && (
        <Button variant="ghost" size="sm" className="text-basil-700" onClick={() => tryAgain(scan)}>
          {t("failure.retry")}
        </Button>
      )}
      <IconButton label={t("waiting.discard", { name })} onClick={discardWithUndo}>
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

/** Announced by screen readers when it changes. */
function WaitingStatus({ scan, isConnected }: { scan: WaitingScan; isConnected: boolean }) {
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
    <span
      role="status"
      className={
        outcome?.kind === "analysed" ? "text-xs font-semibold text-basil-700" : "text-xs text-ink-muted"
      }
    >
      {text()}
    </span>
  );
}
