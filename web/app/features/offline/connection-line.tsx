import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useIsConnected } from "../../api/connection.ts";
import { OfflineIcon } from "../../ui/icons/status-icons.tsx";
import { useOutdatedAnswers } from "./use-outdated-answers.ts";

/** Says why what is on screen may be old. Positioned over the page's margin, so that nothing moves when it appears. */
export function ConnectionLine() {
  const { t } = useTranslation("common");
  const isConnected = useIsConnected();
  const { areShown, refetch } = useOutdatedAnswers();
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full z-10 flex justify-center px-3"
    >
      {!isConnected && <Line>{t("offline.line")}</Line>}
      {isConnected && areShown && (
        <Line>
          {t("offline.outdated")}
          <button
            type="button"
            onClick={refetch}
            className="pointer-events-auto -my-1 min-h-8 rounded-full px-2 font-semibold underline underline-offset-2"
          >
            {t("offline.retry")}
          </button>
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="-mt-2 flex items-center gap-1.5 rounded-full bg-tip px-3.5 py-1 text-sm font-medium text-white shadow-raised">
      <OfflineIcon className="size-4 shrink-0" />
      {children}
    </p>
  );
}
