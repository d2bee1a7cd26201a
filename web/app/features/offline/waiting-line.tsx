import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../api/connection.ts";
import { OfflineIcon } from "../../ui/icons/status-icons.tsx";
import { dropLog } from "./waiting-logs.ts";

interface WaitingLineProps {
  readonly text: string;
  readonly last: { readonly id: string; readonly name: string };
}

/** Says what waits for a connection. The last of it can be taken back while nothing can be sent. */
export function WaitingLine({ text, last }: WaitingLineProps) {
  const { t } = useTranslation("body");
  const isConnected = useIsConnected();
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      <OfflineIcon className="size-4 shrink-0" />
      <span className="figures">{text}</span>
      {!isConnected && (
        <button
          type="button"
          onClick={() => dropLog(last.id)}
          className="min-h-9 rounded-full px-2 font-semibold text-basil-700 hover:bg-basil-50"
        >
          {t("water.drop")} <span className="sr-only">{last.name}</span>
        </button>
      )}
    </p>
  );
}
