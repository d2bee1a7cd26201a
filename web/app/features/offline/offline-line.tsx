import { useTranslation } from "react-i18next";
import { OfflineIcon } from "../../ui/icons/status-icons.tsx";
import { useIsConnected } from "./use-connection.ts";

/** Positioned over the page's margin, so that nothing moves when it appears. */
export function OfflineLine() {
  const { t } = useTranslation("common");
  const isConnected = useIsConnected();
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full z-10 flex justify-center px-3"
    >
      {!isConnected && (
        <p className="-mt-2 flex items-center gap-1.5 rounded-full bg-tip px-3.5 py-1 text-sm font-medium text-white shadow-raised">
          <OfflineIcon className="size-4 shrink-0" />
          {t("offline.line")}
        </p>
      )}
    </div>
  );
}
